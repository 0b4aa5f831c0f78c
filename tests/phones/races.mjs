// Two phones at once: both enter the same hand, both correct the same one, one has an old page. One
// is taken; the other is told what is now, and nothing that was typed is lost.

import assert from 'node:assert/strict';
import { play } from './hand.mjs';
import { Table } from './table.mjs';

// Holds back what two phones send until both have sent it; returns the status of each answer.
const together = async (phones, act) => {
  const sent = [];
  const answers = phones.map((phone) => {
    let go;
    const held = new Promise((done) => (go = done));
    const all = new Promise((done) =>
      phone.page.route('**/do', async (route) => {
        sent.push(go);
        if (sent.length === phones.length) for (const one of sent) one();
        await held;
        const answer = await route.fetch({ maxRetries: 0 });
        done(answer.status());
        await route.fulfill({ response: answer });
      }),
    );
    return all;
  });
  await Promise.all(phones.map(act));
  const statuses = await Promise.all(answers);
  for (const phone of phones) {
    await phone.settled();
    await phone.page.unroute('**/do');
  }
  return statuses;
};

// Answers what is asked of a hand until it is there to be written.
const answered = async (phone) => {
  for (let asked = 0; asked < 9 && !(await phone.button(phone.words.write).count()); asked += 1) {
    await phone.tap(phone.main.locator('.answers button').last());
  }
  await phone.button(phone.words.write).waitFor();
};

export default async ({ browser, tables }) => {
  const table = await Table.open(browser, { players: ['Ann', 'Bo', '花子'] });
  tables.push(table);
  const [ann, bo] = await table.seated(['Ann', 'Bo']);
  const both = [ann, bo];
  const loser = (statuses) => both[statuses.indexOf(409)];
  const oneOfTwo = (statuses, what) => {
    assert.deepEqual([...statuses].sort(), [200, 409], what);
  };

  // Both say who won.
  for (const phone of both) await phone.go('/hand');
  let statuses = await together(both, (phone) => phone.button(phone.name).click());
  oneOfTwo(statuses, 'who won');
  let late = loser(statuses);
  let early = both.find((phone) => phone !== late);
  assert.ok((await late.text()).includes(late.words.stale), await late.text());
  // What is now stands there: the other's winner.
  assert.ok(await late.main.locator('.tabs a[aria-current]', { hasText: early.name }).count());

  // Both confirm.
  await play(early, { winner: early.name, cards: ['2y', '4y', '8y'], junk: 10 });
  assert.equal((await table.written()).length, 1);
  for (const phone of both) {
    await phone.go('/hand');
    await phone.button('Ann').waitFor();
  }
  await ann.main.locator('input[name=text]').last().fill('Bo godori, 11 junk');
  await ann.button(ann.words.enter).click();
  await ann.settled();
  await answered(ann);
  await bo.go('/hand');
  statuses = await together(both, (phone) => phone.button(phone.words.write).click());
  oneOfTwo(statuses, 'both confirm');
  assert.equal((await table.written()).length, 2);

  // Both type a line. It is still in the field of the one that was late.
  for (const phone of both) await phone.go('/hand');
  const lines = { Ann: 'Ann godori, 11 junk', Bo: 'Bo three brights, 12 junk' };
  for (const phone of both) await phone.main.locator('input[name=text]').last().fill(lines[phone.name]);
  statuses = await together(both, (phone) => phone.button(phone.words.enter).click());
  oneOfTwo(statuses, 'both type');
  late = loser(statuses);
  const kept = await late.page.evaluate(() => [...document.querySelectorAll('input:not([type=hidden]), textarea')].map((one) => one.value));
  const shown = await late.text();
  assert.ok(kept.includes(lines[late.name]) || shown.includes(lines[late.name]), `lost: ${lines[late.name]} in ${shown}`);
  early = both.find((phone) => phone !== late);
  await answered(early);
  await early.tap(early.words.write);
  assert.equal((await table.written()).length, 3);

  // Both correct the same hand.
  for (const phone of both) await phone.go('/why/3');
  statuses = await together(both, (phone) => phone.main.locator('button[value="line correct 3"]').click());
  oneOfTwo(statuses, 'both correct');
  for (const phone of both) {
    await phone.go('/again');
    await phone.main.locator('#words').fill(`${early.name} godori, 13 junk`);
  }
  statuses = await together(both, (phone) => phone.main.locator('button[value="text"]').click());
  oneOfTwo(statuses, 'both answer');
  await both[0].go('/again');
  const reason = (phone) => phone.main.locator('button[value^="reason "]');
  for (let asked = 0; asked < 6 && !(await reason(both[0]).count()); asked += 1) {
    await both[0].main.locator('#words').fill('-');
    await both[0].tap(both[0].main.locator('button[value="text"]'));
  }
  await both[1].go('/again');
  statuses = await together(both, (phone) => reason(phone).click());
  oneOfTwo(statuses, 'both give a reason');
  const entries = (await table.dokbak(['export', '--jsonl'])).trim().split('\n').map((line) => JSON.parse(line));
  const after = entries.filter((entry) => entry.kind !== 'session' && entry.kind !== 'hand');
  assert.equal(after.length, 1, JSON.stringify(after));

  // A page that is older than what happened since: its tap on what is gone is not taken.
  await bo.go('/hand');
  bo.line.hold();
  await ann.go('/hand');
  await play(ann, {});
  const before = (await table.written()).length;
  bo.line.release();
  const told = bo.page.waitForResponse((answer) => answer.url().endsWith('/do'));
  await bo.page.evaluate(() => document.querySelector('button[value="answer n"]').click());
  const status = (await told).status();
  assert.ok([200, 409].includes(status), `${status}`);
  assert.equal((await table.written()).length, before);
  await table.proves();
  assert.deepEqual(table.wrong(), []);
};
