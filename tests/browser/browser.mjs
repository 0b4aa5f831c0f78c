// A page in Chromium, and all that it said and asked for.

import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const tools = createRequire(process.env.DOKBAK_TOOLS + '/');
const { chromium } = tools('playwright-core');

// Chromium asks hosts of its own for news where it may.
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
];

export const launch = () =>
  chromium.launch({
    executablePath: process.env.DOKBAK_CHROMIUM,
    // Of root alone it wants to hear that there is no sandbox.
    args: process.getuid() === 0 ? ['--no-sandbox', ...QUIET] : QUIET,
  });

// Opens a page of a file and lets `look` at it; returns all that was wrong while it did.
export const visit = async (browser, file, settings, look) => {
  const { width = 1280, height = 800, scheme = 'light', media = 'screen', script = true } = settings;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    javaScriptEnabled: script,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const wrong = [];
  const own = pathToFileURL(file).href;
  page.on('console', (message) => wrong.push('console: ' + message.text()));
  page.on('pageerror', (error) => wrong.push('error: ' + error.message));
  page.on('dialog', (dialog) => {
    wrong.push('dialog: ' + dialog.message());
    return dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().split('#')[0] !== own) wrong.push('request: ' + request.url());
  });
  page.on('popup', (other) => wrong.push('window: ' + other.url()));
  await page.emulateMedia({ media });
  await page.goto(own);
  await look(page);
  await context.close();
  return wrong;
};

export const axe = () => readFile(tools.resolve('axe-core/axe.min.js'), 'utf8');
