// The program is killed in the middle of a hand and started again on the same ledger: the phones
// come back to their seats without another scan, and what was answered is there.

import assert from 'node:assert/strict';
import { play } from './hand.mjs';
import { Table, pause, until } from './table.mjs';

export default async ({ browser, tables }, { times = 3 }) => {
  const table = await Table.open(browser, { players: ['Ann', 'Bo', '花子'] });
  tables.push(table);
  const phones = await table.seated(['Ann', 'Bo', '花子']);
  const cards = ['2y', '4y', '8y', '1g', '3g', '5y', '6y'];
  for (let time = 0; time < times; time += 1) {
    const phone = phones[time % 3];
    await phone.go('/hand');
    await phone.tap('Ann');
    const some = cards.slice(0, 2 + (time % 5));
    for (const card of some) await phone.tap(phone.main.locator(`button[value="tap cards ${card} 1 Ann"]`));
    // A tap is on its way when it happens.
    const { port } = table;
    const late = phone.main.locator('button[value="tap count p 10 Ann"]').click();
    if (time % 2 === 0) await late;
    await table.end('SIGKILL');
    await late.catch(() => {});
    await until('the phone says that it has no connection', () => phone.page.locator('#old').isVisible());
    await pause(300 * (time % 3));
    await table.start();
    assert.equal(table.port, port, 'the same port');
    for (const one of phones) {
      await until(`${one.name} is back`, () => one.page.locator('#old').isHidden());
      await one.go('/me');
      assert.ok((await one.text()).includes(one.name), await one.text());
      await one.go('/hand?pile=Ann&by=cards');
      for (const card of some) {
        const tapped = one.main.locator(`button[value="tap cards ${card} 0 Ann"]`);
        assert.equal(await tapped.count(), 1, `${one.name}: ${card} is there`);
        assert.equal(await tapped.getAttribute('aria-pressed'), 'true');
      }
    }
    await play(phones[(time + 1) % 3], { winner: 'Ann', cards: ['2y', '4y', '8y'], junk: 10 });
    assert.equal((await table.written()).length, time + 1);
    await phone.shows(time + 1);
  }
  await table.proves();
  assert.deepEqual(table.wrong(), []);
};
