// A table: the program that serves it, the phones around it, and what the ledger says of it.

import { spawn, execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Line } from './line.mjs';
import { WORDS } from './words.mjs';

const tools = createRequire(process.env.DOKBAK_TOOLS + '/');
const { chromium } = tools('playwright-core');
const run = promisify(execFile);

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

export const axe = () => readFile(tools.resolve('axe-core/axe.min.js'), 'utf8');

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// Waits until something holds; fails with what it says then.
export const until = async (what, holds, patience = 20000) => {
  const end = Date.now() + patience;
  for (;;) {
    const now = await holds();
    if (now) return now;
    if (Date.now() > end) throw new Error(`not within ${patience} ms: ${what}`);
    await pause(50);
  }
};

// What runs ends with the test, however that ends.
const running = new Set();
process.on('exit', () => {
  for (const program of running) program.kill('SIGKILL');
});
process.on('SIGTERM', () => process.exit(1));

const LOCALES = { en: 'en-US', ko: 'ko-KR', ja: 'ja-JP' };

export class Table {
  // Serves a new ledger, in which an evening of these players was begun; none was without players.
  static async open(browser, { players, rules = 'pagat', lines = [], track = false } = {}) {
    const table = new Table();
    table.browser = browser;
    table.phones = [];
    table.track = track;
    table.folder = await mkdtemp(join(tmpdir(), 'dokbak-phones-'));
    table.ledger = join(table.folder, 'ledger.db');
    if (players) {
      const quoted = players.map((name) => JSON.stringify(name)).join(' ');
      const script = [`players ${quoted}`, `rules ${rules}`, 'chip 100 KRW', 'length open', ...lines, ''].join('\n');
      const asked = track ? ['play', '--track', '--script', '-'] : ['play', '--script', '-'];
      await table.dokbak(asked, script);
    }
    await table.start();
    return table;
  }

  environment() {
    return { HOME: this.folder, LANG: 'C.UTF-8', TZ: 'UTC0', PATH: process.env.PATH };
  }

  // Runs a command on the ledger; returns what it printed.
  async dokbak(args, input = '') {
    const options = { env: this.environment(), cwd: this.folder };
    const command = run(process.env.DOKBAK_PROGRAM, ['--ledger', this.ledger, ...args], options);
    // Not every command reads its input.
    command.child.stdin.on('error', () => {});
    command.child.stdin.end(input);
    return (await command).stdout;
  }

  async json(...args) {
    return JSON.parse(await this.dokbak([...args, '--json']));
  }

  // Returns the entries of the hands that are written.
  async written() {
    const entries = (await this.dokbak(['export', '--jsonl'])).trim().split('\n');
    return entries.filter(Boolean).map((line) => JSON.parse(line)).filter((entry) => entry.kind === 'hand');
  }

  // Fails unless the ledger is whole.
  async proves() {
    await this.dokbak(['verify']);
  }

  // Returns all that pages said that they should not.
  wrong() {
    return this.phones.flatMap((phone) => phone.wrong);
  }

  // Returns what every phone shows, for whoever looks for a fault.
  async told() {
    const shown = this.phones.map(async (phone) => {
      const text = await phone.text().catch((error) => error.message);
      return `--- ${phone.name} at ${phone.page?.url()}\n${text}\n${phone.wrong.join('\n')}`;
    });
    return (await Promise.all(shown)).join('\n');
  }

  async start() {
    const args = ['--ledger', this.ledger, 'serve', ...(this.track ? ['--track'] : [])];
    this.program = spawn(process.env.DOKBAK_PROGRAM, args, {
      env: this.environment(),
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { program } = this;
    running.add(program);
    this.ended = new Promise((done) => {
      program.on('exit', (code, signal) => {
        running.delete(program);
        done({ code, signal });
      });
    });
    const printed = await new Promise((done, wrong) => {
      let text = '';
      this.program.stdout.on('data', (more) => {
        text += more;
        if (text.includes('\n')) done(text.split('\n')[0]);
      });
      this.program.on('exit', (code) => wrong(new Error(`the program ended with ${code}`)));
    });
    [this.address, this.key] = printed.split('/#k=');
    this.port = Number(new URL(this.address).port);
  }

  // Ends the program by a signal.
  async end(signal = 'SIGINT') {
    this.program.kill(signal);
    return this.ended;
  }

  async close() {
    for (const phone of this.phones) await phone.leave();
    await this.end();
    await rm(this.folder, { recursive: true, force: true });
  }

  async phone(settings = {}) {
    const phone = new Phone(this, this.phones.length + 2, settings);
    this.phones.push(phone);
    await phone.open(settings);
    return phone;
  }

  // Phones of these players, who are in and have their seats; they speak the languages in turn.
  async seated(names, settings = {}) {
    const langs = ['ko', 'en', 'ja'];
    const phones = [];
    for (const [at, name] of names.entries()) {
      const phone = await this.phone({ lang: langs[at % 3], ...settings });
      await phone.scan();
      await phone.sit(name);
      if (at > 0) await phones[0].letIn(phone);
      phones.push(phone);
    }
    return phones;
  }
}

export class Phone {
  constructor(table, number, { lang = 'en' }) {
    this.table = table;
    this.number = number;
    this.lang = lang;
    this.words = WORDS[lang];
    this.wrong = [];
  }

  async open({ width = 360, height = 640, scheme = 'light', script = true }) {
    this.line = new Line(this.number, this.table.port);
    const proxy = await this.line.open();
    this.context = await this.table.browser.newContext({
      viewport: { width, height },
      colorScheme: scheme,
      javaScriptEnabled: script,
      reducedMotion: 'reduce',
      locale: LOCALES[this.lang],
      hasTouch: true,
      proxy: { server: proxy, bypass: '<-loopback>' },
    });
    this.context.setDefaultTimeout(15000);
    this.page = await this.context.newPage();
    this.page.on('console', (message) => {
      // Answers that refuse, and lines that break, are what tests are about.
      if (!/Failed to load resource|net::ERR_/.test(message.text())) this.wrong.push('console: ' + message.text());
    });
    this.page.on('pageerror', (error) => this.wrong.push('error: ' + error.message));
    this.page.on('dialog', (dialog) => {
      this.wrong.push('dialog: ' + dialog.message());
      return dialog.dismiss();
    });
  }

  async leave() {
    await this.context?.close();
    this.line?.close();
    this.context = undefined;
  }

  get main() {
    return this.page.locator('#main');
  }

  // A button by what it says, to the letter.
  button(name) {
    return this.main.getByRole('button', { name, exact: true });
  }

  // Opens the address that the code has.
  async scan() {
    await this.page.goto(`${this.table.address}/#k=${this.table.key}`);
    await this.page.locator('body[data-inside]').waitFor();
  }

  // Takes the seat of a player.
  async sit(name) {
    const known = this.button(name);
    if (await known.count()) {
      await known.click();
    } else {
      await this.main.getByLabel(this.words.anotherName).fill(name);
      await this.button(this.words.thatIsMe).click();
    }
    await this.page.locator('h1', { hasNotText: this.words.whoAreYou }).first().waitFor();
    this.name = name;
  }

  // Lets in the phone that asks.
  async letIn(phone) {
    await this.go('/');
    const asked = this.main.locator('form.ask', { hasText: phone.name });
    await asked.getByRole('button', { name: this.words.letIn }).first().click();
    await asked.waitFor({ state: 'detached' });
  }

  async go(path) {
    await this.page.goto(this.table.address + path);
    await this.page.locator('main *').first().waitFor();
  }

  // Taps something, and waits until it is answered.
  async tap(what) {
    await (typeof what === 'string' ? this.button(what) : what).first().click();
    await this.settled();
  }

  // Waits until nothing is on its way.
  async settled() {
    await this.page.waitForFunction(() => !document.querySelector('#main').hasAttribute('aria-busy'));
  }

  text() {
    return this.main.innerText({ timeout: 2000 });
  }

  // Waits until the board shows a hand as the one that was written last.
  async shows(number) {
    await this.go('/');
    await this.main.locator(`section.last h2 a[href="/why/${number}"]`).waitFor();
  }
}
