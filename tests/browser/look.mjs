// Looks at a page: `node look.mjs CHECK FILE`, with what is due as JSON on standard input. What is
// wrong is on standard error, and the status is 1.

import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { launch, visit } from './browser.mjs';

const [check, file] = process.argv.slice(2);
const due = JSON.parse((await text(process.stdin)) || 'null');
const { default: look } = await import(`./${check}.mjs`);
const browser = await launch();
try {
  const open = async (settings, inside) => {
    const wrong = await visit(browser, file, settings, inside);
    assert.deepEqual([...new Set(wrong)], [], 'the page says or asks for nothing');
  };
  await look(open, due, { browser, file });
} catch (error) {
  console.error(error.message ?? error);
  process.exitCode = 1;
} finally {
  await browser.close();
}
