// Every tap of a hand is sent twice: for each point at which an answer can get lost, and once more
// after it was answered. Each hand comes to the same, and counts once.

import assert from 'node:assert/strict';
import { play } from './hand.mjs';
import { FATES } from './line.mjs';
import { Table } from './table.mjs';

export default async ({ browser, tables }) => {
  const players = ['안나', 'Bo', '花子'];
  const table = await Table.open(browser, { players });
  tables.push(table);
  const phones = await table.seated(players);
  const began = new Map();
  let number = 0;
  for (const fate of FATES) {
    const met = new Set();
    // A phone has thirty taps in ten seconds, and here each comes twice: they take turns.
    const phone = phones[number % phones.length];
    const rest = 10_000 - (Date.now() - (began.get(phone) ?? 0));
    if (rest > 0) await new Promise((done) => setTimeout(done, rest));
    began.set(phone, Date.now());
    phone.line.fate = ({ bytes }) => {
      const key = /key=([^&]+)/.exec(bytes.toString('latin1'))?.[1] ?? '';
      const seen = met.has(key);
      met.add(key);
      return seen ? 'through' : fate;
    };
    await phone.go('/hand');
    await play(phone, { winner: '안나', cards: ['2y', '4y', '8y'], junk: 10 });
    number += 1;
    assert.equal((await table.written()).length, number, fate);
    assert.ok(phone.line.fates[fate] >= 7, `${fate}: ${JSON.stringify(phone.line.fates)}`);
    phone.line.fate = () => 'through';
    for (const one of phones) await one.shows(number);
  }
  const twice = phones.flatMap((phone) => phone.line.twice);
  await Promise.all(twice.map((pair) => pair.done));
  assert.ok(twice.length >= 7, `${twice.length}`);
  for (const pair of twice) assert.equal(pair.again, pair.first, JSON.stringify(pair));
  const hands = await table.written();
  assert.equal(hands.length, FATES.length);
  for (const hand of hands) assert.equal(hand.body.record, hands[0].body.record);
  await table.proves();
  assert.deepEqual(table.wrong(), []);
};
