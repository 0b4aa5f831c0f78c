// Eight phones around a table, six of them with a seat, on lines that lose, tear, delay, hold and
// double; phones sleep, load their page anew, go back, and two enter the same hand at once. In the
// end every phone shows what the ledger has, and there are as many hands as were entered.

import assert from 'node:assert/strict';
import { HANDS, play } from './hand.mjs';
import { FATES } from './line.mjs';
import { Table, pause, until } from './table.mjs';

const PLAYERS = ['안나', 'Bo', '花子', 'Dan', '영희', 'Fay'];

// Numbers that look random, the same for each seed.
const dice = (seed) => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

// What a phone shows on its board: the hand that was written last, and what everybody has won.
const board = (phone) =>
  phone.page.evaluate(() => {
    const number = (text) => Number(text.replace(/[^0-9-]/g, ''));
    const rows = [...document.querySelectorAll('ul.seats > li .seat')].map((seat) => {
      const all = seat.querySelector('.sum small') ?? seat.querySelector('.sum b');
      const money = seat.querySelector('.sum small') ? number(seat.querySelector('.sum b').textContent) : null;
      return [seat.querySelector('.who b').textContent, number(all.textContent), money];
    });
    const last = document.querySelector('section.last h2 a')?.getAttribute('href').split('/').pop();
    return { last: Number(last ?? 0), rows };
  });

// What befalls phones.
const befall = {
  async sleeps(phone) {
    const devtools = await phone.context.newCDPSession(phone.page);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await pause(400);
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await devtools.detach();
  },
  reloads: (phone) => phone.page.reload({ timeout: 5000 }),
  goesBack: (phone) => phone.page.goBack({ timeout: 3000 }),
  losesAll: async (phone) => phone.line.cut(),
  async hearsNothing(phone) {
    phone.line.hold();
    await pause(600);
    phone.line.release();
  },
};

export default async ({ browser, tables }, { hands = 10, seed = 1 }) => {
  const table = await Table.open(browser, { players: PLAYERS, lines: PLAYERS.slice(3).map((name) => `out ${name}`) });
  tables.push(table);
  const random = dice(seed);
  const phones = await table.seated(PLAYERS);
  const all = [...phones];
  for (const lang of ['ja', 'en']) {
    const looker = await table.phone({ lang });
    await looker.scan();
    await looker.tap(looker.words.lookOn);
    all.push(looker);
  }
  for (const phone of all) {
    phone.line.fate = () => (random(3) === 0 ? FATES[random(FATES.length)] : 'through');
  }
  const kinds = Object.keys(befall);
  const happened = {};
  for (let number = 1; number <= hands; number += 1) {
    const wanted = HANDS[random(HANDS.length)];
    const told = { ...wanted, winner: wanted.won === undefined ? undefined : PLAYERS[wanted.won] };
    // Sometimes two enter it at once.
    const first = phones[random(phones.length)];
    const second = random(4) === 0 ? phones[random(phones.length)] : first;
    const disturb = async () => {
      if (random(3) > 0) return;
      const kind = kinds[random(kinds.length)];
      const phone = all[random(all.length)];
      happened[kind] = (happened[kind] ?? 0) + 1;
      // Who cannot load a page now does so later.
      await befall[kind](phone).catch(() => {});
      const shown = await board(phone).catch(() => undefined);
      // Nothing is shown that is not written.
      if (shown) assert.ok(shown.last <= (await table.written()).length, `${phone.name} shows ${shown.last}`);
    };
    await Promise.all([...new Set([first, second])].map((phone) => play(phone, told, { disturb, due: number })));
  }
  for (const phone of all) phone.line.fate = () => 'through';
  const entries = await table.written();
  assert.equal(entries.length, hands);
  assert.deepEqual(entries.map((entry) => entry.body.number), entries.map((_, at) => at + 1));
  const standings = (await table.json('standings')).players;
  const due = new Map(standings.map((one) => [one.player, [one.chips, one.money[0].amount]]));
  for (const phone of all) {
    // A page that could not be loaded is loaded by its holder; the others come by themselves.
    if (new URL(phone.page.url()).pathname !== '/' || !(await phone.page.locator('nav').count())) await phone.go('/');
    const shown = await until(`${phone.name} shows hand ${hands}`, async () => {
      const shown = await board(phone).catch(() => undefined);
      return shown?.last === hands && shown;
    }, 40000);
    for (const [name, chips, money] of shown.rows) {
      assert.deepEqual([name, chips, money], [name, ...(due.get(name) ?? [0, 0])], phone.name);
    }
    assert.equal(shown.rows.length, PLAYERS.length);
    await phone.go('/evening');
    assert.equal(await phone.main.locator('ol.hands > li').count(), hands, phone.name);
  }
  const twice = phones.flatMap((phone) => phone.line.twice);
  await Promise.all(twice.map((pair) => pair.done));
  for (const pair of twice) assert.ok([pair.first, 429].includes(pair.again), JSON.stringify(pair));
  await table.proves();
  assert.deepEqual(table.wrong(), []);
  const fates = phones.map((phone) => phone.line.fates);
  const met = Object.fromEntries(FATES.map((fate) => [fate, fates.reduce((sum, one) => sum + (one[fate] ?? 0), 0)]));
  console.log(`${hands} hands; posts: ${JSON.stringify(met)}; phones: ${JSON.stringify(happened)}`);
};
