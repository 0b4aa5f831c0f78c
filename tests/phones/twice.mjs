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
  const [anna, bo] = await table.seated(['안나', 'Bo']);
  let number = 0;
  for (const fate of FATES) {
    const met = new Set();
    // So many taps in ten seconds are not taken from one address.
    bo.line.from = `127.0.0.${100 + number}`;
    bo.line.cut();
    bo.line.fate = ({ bytes }) => {
      const key = /key=([^&]+)/.exec(bytes.toString('latin1'))?.[1] ?? '';
      const seen = met.has(key);
      met.add(key);
      return seen ? 'through' : fate;
    };
    await bo.go('/hand');
    await play(bo, { winner: '안나', cards: ['2y', '4y', '8y'], junk: 10 });
    number += 1;
    assert.equal((await table.written()).length, number, fate);
    assert.ok(bo.line.fates[fate] >= 7, `${fate}: ${JSON.stringify(bo.line.fates)}`);
    await anna.shows(number);
    await bo.shows(number);
  }
  await Promise.all(bo.line.twice.map((pair) => pair.done));
  for (const pair of bo.line.twice) assert.equal(pair.again, pair.first, JSON.stringify(pair));
  const hands = await table.written();
  assert.equal(hands.length, FATES.length);
  for (const hand of hands) assert.equal(hand.body.record, hands[0].body.record);
  await table.proves();
  assert.deepEqual(table.wrong(), []);
};
