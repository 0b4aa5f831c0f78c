// A round of Koi-Koi in Japanese: yaku first, koi-koi of both players, months as in Japan; and a draw.

import assert from 'node:assert/strict';
import { Table } from './table.mjs';

export default async ({ browser, tables }) => {
  const players = ['太郎', '花子'];
  const table = await Table.open(browser, { players, rules: 'koikoi' });
  tables.push(table);
  const [first, second] = await table.seated(players, { lang: 'ja' });
  const button = (phone, value) => phone.main.locator(`button[value="${value}"]`);

  await first.go('/hand');
  await first.tap(button(first, 'tap won 太郎'));
  // Yaku are the first things to tap; the rain and the paulownia have changed their months.
  assert.equal(await first.main.locator('button.card').count(), 0);
  await first.tap(button(first, 'tap yaku boar-deer-butterflies on 太郎'));
  await first.tap(button(first, 'tap count p 12 太郎'));
  await second.go('/hand?pile=太郎&by=months');
  const cards = await second.main.locator('button.card').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const [rain, phoenix] = ['柳に小野道風', '桐に鳳凰'].map((name) => cards.indexOf(name));
  assert.ok(rain >= 0 && phoenix === rain + 1, cards.join(' '));
  // Each phone says its own koi-koi.
  await second.go('/hand');
  await second.tap(button(second, 'tap goes 1 花子'));
  await first.go('/hand');
  await first.tap(button(first, 'tap goes 1 太郎'));
  await first.go('/');
  assert.ok((await first.text()).includes('猪鹿蝶'), await first.text());
  await first.go('/hand');
  await first.tap(button(first, 'tapped'));
  // 5 and 3 are 8: doubled at 7 or more, and by the koi-koi of the other.
  const shown = await first.text();
  for (const said of ['太郎: 猪鹿蝶 5, カス 3, こいこい1回', '花子: こいこい1回', '8 × 2 × 2 = 32文']) {
    assert.ok(shown.includes(said), shown);
  }
  await first.tap(first.words.write);

  // A draw brings nobody anything; the totals of the game stand on the board.
  await second.go('/hand');
  await second.tap(button(second, 'answer n'));
  await second.tap(second.words.write);
  const hands = await table.written();
  const points = hands.map((hand) => JSON.parse(hand.body.verdict).points);
  assert.deepEqual(points, [{ 太郎: 32, 花子: 0 }, { 太郎: 0, 花子: 0 }]);
  for (const koi of ['太郎 koi', '花子 koi']) assert.ok(hands[0].body.record.includes(koi), hands[0].body.record);
  for (const phone of [first, second]) {
    await phone.shows(2);
    const board = await phone.text();
    assert.ok(board.includes('32文') && !/\d点/.test(board), board);
  }
  await table.proves();
  assert.deepEqual(table.wrong(), []);
};
