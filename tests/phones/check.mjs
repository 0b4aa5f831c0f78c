// Checks something at a table: `node check.mjs CHECK`, with settings as JSON on standard input. What
// is wrong is on standard error, and the status is 1.

import { text } from 'node:stream/consumers';
import { launch } from './table.mjs';

const settings = JSON.parse((await text(process.stdin)) || 'null');
const { default: check } = await import(`./${process.argv[2]}.mjs`);
const browser = await launch();
const tables = [];
try {
  await check({ browser, tables }, settings ?? {});
} catch (error) {
  console.error(error.stack ?? error);
  for (const table of tables) console.error(await table.told());
  process.exitCode = 1;
} finally {
  for (const table of tables) await table.close().catch((error) => console.error(error.message));
  await browser.close();
}
