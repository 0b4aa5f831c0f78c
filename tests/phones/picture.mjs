// The picture of a phone in the READMEs, in one language: the cards of a hand as they are tapped, and
// what the hand comes to. It is written as a PNG to a file; `picture.rs` makes it small.

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { Table } from './table.mjs';

const CARDS = ['1g', '3g', '8g', '1t', '2t', '3t'];

// Two screens beside each other, each with the edge of a phone.
const beside = (screens) => {
  const shown = screens.map((screen) => `<img src="data:image/png;base64,${screen.toString('base64')}">`);
  const style = 'body{margin:0;padding:8px;display:flex;gap:16px;background:#fff} img{border:2px solid #8a8375;border-radius:14px;width:360px}';
  return `<style>${style}</style>${shown.join('')}`;
};

export default async ({ browser, tables }, { lang, players, file }) => {
  const table = await Table.open(browser, { players, rules: 'korean' });
  tables.push(table);
  const [phone] = await table.seated(players.slice(0, 1), { lang });
  const { main, words } = phone;
  const [winner, , poor] = players;
  const screens = [];
  const take = async () => screens.push(await phone.page.screenshot());
  await phone.go('/hand');
  await phone.tap(winner);
  for (const card of CARDS) await phone.tap(main.locator(`button[value="tap cards ${card} 1 ${winner}"]`));
  await phone.tap(main.locator(`button[value="tap goes 1 ${winner}"]`));
  await take();
  await phone.tap(words.done);
  // Who has no bright is all that still matters.
  await phone.tap(poor);
  await phone.button(words.write).waitFor();
  await take();
  const page = await browser.newPage({ viewport: { width: 760, height: 660 } });
  await page.setContent(beside(screens));
  await writeFile(file, await page.screenshot());
  await page.close();
  assert.deepEqual(table.wrong(), []);
};
