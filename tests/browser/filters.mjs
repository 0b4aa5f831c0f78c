// What is chosen is shown, and nothing else, and the count says how many.

import assert from 'node:assert/strict';

const shown = (page) =>
  page.$$eval('#days details', (all) =>
    all.filter((one) => one.checkVisibility()).map((one) => Number(one.id.slice(1))),
  );

const options = (page, id) =>
  page.$$eval(`#${id} option`, (all) =>
    all.filter((one) => one.value).map((one) => ({ value: one.value, text: one.textContent })),
  );

const count = async (page) => Number((await page.innerText('#filter-count')).match(/\d+/)[0]);

const sorted = (numbers) => [...numbers].sort((one, other) => one - other);

export default async (open, due) => {
  await open({}, async (page) => {
    const all = due.hands.map((hand) => hand.entry);
    const see = async (wanted, what) => {
      const seen = await shown(page);
      assert.deepEqual(sorted(seen), sorted(wanted), what);
      assert.equal(await count(page), wanted.length, what);
      assert.equal(await page.isVisible('#nothing'), wanted.length === 0, what);
    };
    await see(all, 'all');

    const people = await options(page, 'filter-person');
    assert.deepEqual(new Set(people.map((one) => one.text)), new Set(due.hands.flatMap((hand) => hand.people)));
    for (const { value, text } of people) {
      await page.selectOption('#filter-person', value);
      await see(due.hands.filter((hand) => hand.people.includes(text)).map((hand) => hand.entry), text);
    }
    await page.selectOption('#filter-person', '');

    const months = await options(page, 'filter-month');
    assert.deepEqual(months.map((one) => one.value), [...new Set(due.hands.map((hand) => hand.month))].sort());
    for (const { value } of months) {
      await page.selectOption('#filter-month', value);
      await see(due.hands.filter((hand) => hand.month === value).map((hand) => hand.entry), value);
    }
    await page.selectOption('#filter-month', '');

    // Jokbo are words in the language of the page: each choice has to be one of the ledger.
    const sets = new Set(due.jokbo.map((hands) => sorted(hands).join()));
    for (const { value, text } of await options(page, 'filter-jokbo')) {
      await page.selectOption('#filter-jokbo', value);
      const seen = sorted(await shown(page)).join();
      assert.ok(sets.has(seen), `${text}: ${seen}`);
      assert.equal(await count(page), seen.split(',').length, text);
    }
    assert.equal((await options(page, 'filter-jokbo')).length, due.jokbo.length);

    // All three at once, and none again.
    const [person, month] = [people[0], months[0]];
    await page.selectOption('#filter-jokbo', '');
    await page.selectOption('#filter-person', person.value);
    await page.selectOption('#filter-month', month.value);
    const both = due.hands.filter((hand) => hand.people.includes(person.text) && hand.month === month.value);
    await see(both.map((hand) => hand.entry), 'both');
    await page.click('#filter-reset');
    await see(all, 'reset');

    // A link to a hand that was filtered out shows it, open.
    const other = due.hands.find((hand) => !hand.people.includes(person.text)) ?? due.hands.at(-1);
    await page.selectOption('#filter-person', person.value);
    await page.evaluate((entry) => (location.hash = '#h' + entry), other.entry);
    await page.waitForFunction((entry) => document.getElementById('h' + entry).open, other.entry);
    assert.ok(await page.isVisible(`#h${other.entry} ol`));
  });
};
