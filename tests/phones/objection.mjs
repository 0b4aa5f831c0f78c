// A hand that is held by an objection: no phone writes it until the objection is taken back, and everybody
// sees who said wait.

import assert from 'node:assert/strict';
import { Table, until } from './table.mjs';

export default async ({ browser, tables }) => {
  const players = ['할머니', '영희', '민수'];
  const table = await Table.open(browser, { players });
  tables.push(table);
  const phones = await table.seated(players, { lang: 'ko' });
  const [first, second, third] = phones;
  const wait = '잠깐만요, 아닌 것 같아요';
  const held = (phone) => phone.main.locator('form.wait');

  await first.go('/hand');
  await first.main.getByLabel(first.words.inALine).fill('할머니 고도리 피 11장');
  await first.tap(first.words.enter);
  while (!(await first.button(first.words.write).count())) await first.tap(first.main.locator('.answers button').last());

  // The preview itself says how to object, on every phone.
  await third.go('/hand');
  await second.go('/hand');
  await second.tap(wait);
  await until('the other phones say who objects', async () => (await held(third).count()) && (await held(first).count()));
  for (const phone of [first, third]) assert.ok((await held(phone).innerText()).includes('영희'));
  // Whoever confirms, it is not written.
  for (const phone of phones) {
    await phone.go('/hand');
    await phone.tap(phone.words.write);
    assert.ok((await phone.main.locator('.notice.wrong').innerText()).includes('영희'));
  }
  assert.equal((await table.written()).length, 0);
  // Only who objected takes it back.
  assert.equal(await third.main.locator('button[value^="unobject "]').count(), 0);
  await second.tap(second.main.locator('button[value^="unobject "]'));
  await until('nothing holds it', async () => !(await held(first).count()));
  await first.go('/hand');
  await first.tap(first.words.write);
  assert.equal((await table.written()).length, 1);
  await second.shows(1);
  await table.proves();
  assert.deepEqual(table.wrong(), []);
};
