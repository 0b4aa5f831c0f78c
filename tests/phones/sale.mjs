// Four at the table, two of them with a phone: each says on the own phone alone, and in turn, whether they
// play; who is out sells on the own phone, and what is sold is paid.

import assert from 'node:assert/strict';
import { Table } from './table.mjs';

export default async ({ browser, tables }) => {
  const players = ['할머니', '영희', '민수', '철수'];
  const table = await Table.open(browser, { players });
  tables.push(table);
  const phones = await table.seated(['영희', '철수'], { lang: 'ko' });
  const [second, last] = phones;
  const answer = (phone, text) => phone.main.locator(`button[value="answer ${text}"]`);
  const opens = async () => {
    for (const phone of phones) await phone.go('/hand');
  };
  // Sends an answer that is not this phone's to give.
  const forges = async (phone, text) => {
    const told = phone.page.waitForResponse((one) => one.url().endsWith('/do'));
    await phone.page.evaluate((text) => {
      const button = document.querySelector('button[value=back]');
      button.value = `answer ${text}`;
      button.click();
    }, text);
    assert.equal((await told).status(), 403);
    await phone.settled();
  };

  // Only who is asked can answer; the other is told who is waited for.
  await opens();
  assert.equal(await answer(second, 's').count(), 1);
  assert.equal(await answer(last, 's').count(), 0);
  assert.ok((await last.text()).includes('영희가 자기 폰으로 답할 차례예요.'), await last.text());
  await forges(last, 'd');
  await second.go('/hand');
  await second.tap(answer(second, 's'));
  // 민수 has no phone, so that any phone answers.
  await opens();
  for (const phone of phones) assert.equal(await answer(phone, 's').count(), 1);
  await last.tap(answer(last, 's'));

  // 철수 is out, since three play, and sells.
  await opens();
  assert.equal(await second.main.locator('label.card').count(), 0);
  await forges(second, '1g 11g');
  await last.go('/');
  assert.equal(await last.main.locator('.now').innerText(), '철수는 뭘 팔아요?');
  await last.go('/hand');
  for (const card of ['1g', '11g']) await last.main.locator(`label.card:has([name^="card ${card} "])`).click();
  await last.tap(last.main.locator('button[value=ticked]'));
  // What was answered is in the words of the table.
  const shown = await last.text();
  for (const said of ['영희: 들어가요 (영희)', '민수: 들어가요 (철수)', '철수: 송학광, 똥광 (철수)']) {
    assert.ok(shown.includes(said), shown);
  }

  // Nobody wins, and the sale is paid all the same: 2 for each bright, from each of the two who stayed.
  await last.tap(last.words.nobodyWon);
  await last.tap(last.words.write);
  const [hand] = await table.written();
  assert.deepEqual(Object.fromEntries(hand.body.net), { 할머니: 0, 영희: -4, 민수: -4, 철수: 8 });
  await second.shows(1);
  await table.proves();
  assert.deepEqual(table.wrong(), []);
};
