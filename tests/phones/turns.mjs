// Hands that are followed turn by turn: each plays from the own phone, whose cards nobody else sees; an offer
// of a nagari is answered on the own phone; and who fed the winner is found by the turns.

import assert from 'node:assert/strict';
import { Table } from './table.mjs';

const players = ['할머니', '영희', '민수'];

export default async ({ browser, tables }) => {
  const table = await Table.open(browser, { players, track: true });
  tables.push(table);
  const phones = await table.seated(players, { lang: 'ko' });
  const [first, second, third] = phones;
  const button = (phone, value) => phone.main.locator(`button[value="${value}"]`);

  // Ticks cards in one of the folded parts of the page, and enters them.
  const ticks = async (phone, part, cards) => {
    await phone.go('/hand');
    const folded = phone.main.locator(`${part}:not([open]) summary`);
    if (await folded.count()) await folded.click();
    for (const card of cards.split(' ')) await phone.main.locator(`${part} label.card:has([name^="card ${card} "])`).first().click();
    await phone.tap(phone.main.locator(`${part} button.main`));
  };
  // Plays a card and turns one up; says which of two is taken where that is asked.
  const plays = async (phone, card, turned, onto) => {
    await phone.go('/hand');
    await phone.main.locator(`a[href="/hand?turn=${card}"]`).click();
    await phone.tap(button(phone, `answer ${card} ${turned}`));
    if (onto) await phone.tap(button(phone, `answer ${onto}`));
  };
  const writes = async (phone, number, net) => {
    await phone.go('/hand');
    await phone.tap(phone.words.write);
    const hands = await table.written();
    assert.equal(hands.length, number);
    assert.deepEqual(Object.fromEntries(hands.at(-1).body.net), net);
  };

  await ticks(first, '#layout', '1p 3p 5p 6p 8p 9p');
  await ticks(first, '#own', '1g 2y 4y 6y 7p 8g 10p');
  await ticks(second, '#own', '2t 4t 5t 6t 7t 10t 12t');
  // A dealt hand is on the own phone, and on no other screen.
  for (const phone of [second, third]) {
    for (const path of ['/', '/hand', '/evening']) {
      await phone.go(path);
      const shown = await phone.main.evaluate((main) => {
        const seen = main.cloneNode(true);
        seen.querySelector('#own')?.remove();
        return seen.innerHTML;
      });
      assert.ok(!shown.includes('공산광'), `${phone.name} sees a card of another at ${path}`);
    }
    assert.equal(await phone.main.locator('a[href^="/hand?turn="]').count(), 0);
  }
  // Nor is it told by what is missing: to who has entered no hand, 42 cards may be in it.
  await third.go('/hand');
  assert.equal(await third.main.locator('#own label.card').count(), 42);
  await plays(first, '1g', '3g');
  await second.go('/hand');
  assert.ok((await second.text()).startsWith('영희 차례'), await second.text());

  // An offer of a nagari is answered by the next, alone.
  await second.tap(button(second, 'answer 영희 syodang'));
  await first.go('/hand');
  assert.equal(await button(first, 'answer n').count(), 0);
  await third.go('/hand');
  await third.tap(button(third, 'answer n'));
  await second.go('/hand');
  assert.ok((await second.text()).includes('민수: 쇼당 거절'), await second.text());
  await plays(second, '2t', '11p');
  await plays(third, '2p', '1t');
  await plays(first, '8g', '3t');
  // Three brights are 3 points; only the winner is asked.
  await second.go('/hand');
  assert.equal(await button(second, 'answer 할머니 stop').count(), 0);
  await first.go('/hand');
  await first.tap(button(first, 'answer 할머니 stop'));
  // 3, doubled by gwang-bak, from each; who refused pays for both.
  await writes(first, 1, { 할머니: 12, 영희: 0, 민수: -12 });

  // 민수 leaves the bright, takes the geese, and has fed the winner: 민수 pays for both.
  await ticks(second, '#layout', '1p 3p 5p 6p 8g 8y');
  await plays(first, '1g', '3g');
  await plays(second, '5t', '10p');
  await plays(third, '8p', '6t', '8y');
  await plays(first, '8p', '11p');
  await first.go('/hand');
  await first.tap(button(first, 'answer 할머니 stop'));
  await writes(third, 2, { 할머니: 12, 영희: 0, 민수: -12 });
  await second.shows(2);
  await table.proves();
  assert.deepEqual(table.wrong(), []);
};
