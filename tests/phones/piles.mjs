// A hand of min-hwatu: each player taps the whole pile on the own phone, and the last one follows from
// the others. A pile that is still being tapped is not taken for whole when somebody else is done.

import assert from 'node:assert/strict';
import { Table } from './table.mjs';

const PILES = {
  // 60 for the brights, 15 for the ribbons: 75, and hong-dan.
  할머니: ['1g', '3g', '8g', '1t', '2t', '3t', '1p', '1p', '2p', '3p', '4p', '5p', '6p', '7p', '8p'],
  // 50 for the animals, 20 for the bright, 20 for the ribbons: 90.
  영희: ['2y', '4y', '5y', '6y', '7y', '11g', '4t', '5t', '6t', '7t', '9p', '10p', '11p', '11s'],
};

const tapped = async (phone, cards) => {
  const seen = new Map();
  for (const card of cards) {
    seen.set(card, (seen.get(card) ?? 0) + 1);
    await phone.tap(phone.main.locator(`button[value="tap cards ${card} ${seen.get(card)} ${phone.name}"]`));
  }
};

export default async ({ browser, tables }) => {
  const players = [...Object.keys(PILES), '민수'];
  const table = await Table.open(browser, { players, rules: 'minhwatu' });
  tables.push(table);
  const phones = await table.seated(players, { lang: 'ko' });
  const [first, second, third] = phones;
  const whole = (phone) => phone.main.locator(`button.done[value="tap whole on ${phone.name}"]`);

  // Each phone shows its own pile.
  for (const phone of phones) {
    await phone.go('/hand');
    assert.equal(await phone.main.locator('.tabs a[aria-current]').innerText(), phone.name);
  }
  await tapped(first, PILES[first.name]);
  await second.go('/hand');
  await tapped(second, PILES[second.name].slice(0, 6));
  await first.go('/hand');
  await first.tap(whole(first));
  // Nothing can be entered yet: another pile is open, and the rest is nobody's.
  assert.equal(await first.main.locator('button[value=tapped]').count(), 0);
  await second.go('/hand');
  await tapped(second, PILES[second.name].slice(6));
  await second.tap(whole(second));
  // The last pile is all that is left.
  await third.go('/hand');
  await third.tap(third.main.locator('button.done[value=tapped]'));
  const shown = (await third.text()).replaceAll(/\s+/g, ' ');
  for (const own of ['할머니 15장 75점', '영희 14장 90점', '민수 19장 75점']) {
    assert.ok(shown.includes(own), shown);
  }
  // What was entered is not said in the language of records.
  assert.ok(!shown.includes(' has '), shown);

  // One step back is in the middle of the piles again.
  await third.tap(third.words.undo);
  assert.equal(await third.main.locator('.tabs b').count(), 2);
  await third.tap(third.main.locator('button.done[value=tapped]'));
  await third.tap(third.words.write);

  const [hand] = await table.written();
  // 할머니 75 + 60 for hong-dan - 20 for all of December; 영희 90 - 50; 민수 75 + 40 - 30; par is 80.
  assert.deepEqual(Object.fromEntries(hand.body.net), { 할머니: 35, 영희: -40, 민수: 5 });
  await first.shows(1);
  await table.proves();
  assert.deepEqual(table.wrong(), []);
};
