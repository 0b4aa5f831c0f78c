// A written hand to which somebody objects: it is marked on every phone until the referee opens it; both
// versions stand beside each other with what differs, and what all agree on is the correction.

import assert from 'node:assert/strict';
import { Table, until } from './table.mjs';
import { play } from './hand.mjs';

export default async ({ browser, tables }) => {
  const players = ['할머니', '영희', '민수'];
  const table = await Table.open(browser, { players });
  tables.push(table);
  const phones = await table.seated(players, { lang: 'ko' });
  const [referee, second, third] = phones;
  await play(referee, { winner: '할머니', cards: ['2y', '4y', '8y'] });

  await second.go('/why/1');
  await second.tap(second.main.locator('button[value^="object "]'));
  await third.go('/');
  await until('the hand is marked', () => third.main.locator('form.wait a[href="/why/1"]').count());
  // Only the referee opens it.
  for (const phone of [second, third]) {
    await phone.go('/why/1');
    assert.equal(await phone.main.locator('button[value="line dispute 1"]').count(), 0);
  }
  await referee.go('/why/1');
  await referee.tap(referee.main.locator('button[value="line dispute 1"]'));
  await until('others see that it is disputed', async () => {
    await second.go('/');
    return second.main.locator('.now a[href="/dispute"]').count();
  });
  await second.go('/dispute');
  assert.equal(await second.main.locator('input').count(), 0);
  await referee.go('/dispute');
  // The record stands there in the words of the table.
  const shown = await referee.text();
  assert.ok(shown.includes('매조열끗') && !shown.includes(' has '), shown);
  await referee.main.locator('#claim').fill('할머니 흔들기');
  await referee.tap(referee.main.locator('button[value=text]'));
  // Godori is 5 points from each of two: 10; showing three of a month doubles it.
  await second.go('/dispute');
  const versions = await second.main.locator('table tr', { hasText: '할머니' }).innerText();
  assert.ok(versions.includes('+1,000원 (+10)') && versions.includes('+2,000원 (+20)'), versions);
  await referee.main.locator('#reason').fill('흔든 걸 빠뜨렸어요');
  await referee.tap(referee.main.locator('button[value="say agree"]'));
  await until('it is corrected', async () => {
    await third.go('/evening');
    return (await third.text()).includes('흔든 걸 빠뜨렸어요');
  });
  assert.equal(await third.main.locator('form.wait').count(), 0);
  await third.go('/');
  assert.ok((await third.text()).includes('+2,000원'), await third.text());
  await table.proves();
  assert.deepEqual(table.wrong(), []);
};
