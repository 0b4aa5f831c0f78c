// A whole hand without a script, from the letters that are typed in to Confirm; another one by keys
// alone; and the cards of a pile in view without scrolling.

import assert from 'node:assert/strict';
import { Table } from './table.mjs';

// Follows a link, or sends a form, and waits for the page that comes.
const press = async (phone, what) => {
  await Promise.all([phone.page.waitForNavigation(), what.first().click()]);
};

const typed = async (table, first) => {
  await first.go('/phones');
  const letters = await first.main.locator('.letters').innerText();
  const phone = await table.phone({ lang: 'ko', script: false });
  const { page, words } = phone;
  await page.goto(table.address);
  await phone.main.getByLabel(words.letters).fill(letters.toUpperCase());
  await press(phone, phone.button(words.comeIn));
  await press(phone, phone.button('Bo'));
  phone.name = 'Bo';
  await first.letIn(phone);
  await page.goto(table.address);
  await press(phone, page.getByRole('link', { name: words.enterHand, exact: true }));
  await press(phone, phone.button('Bo'));
  for (const card of ['매조열끗', '흑싸리열끗', '기러기']) await press(phone, phone.button(card));
  assert.match(await phone.main.locator('.score').innerText(), /5점/);
  await press(phone, phone.button('10'));
  await press(phone, phone.button(words.done));
  for (let asked = 0; asked < 6 && !(await phone.button(words.write).count()); asked += 1) {
    await press(phone, phone.main.locator('.answers button').last());
  }
  await press(phone, phone.button(words.write));
  const [hand] = await table.written();
  assert.equal(hand.body.number, 1);
  // Six points: the three birds make five, ten junk one.
  assert.deepEqual(Object.fromEntries(hand.body.net), { Ann: -6, Bo: 12, 花子: -6 });
  await first.shows(1);
  return phone;
};

// Presses Tab until something has the focus, and then a key.
const reach = async (phone, what, key = 'Enter') => {
  const wanted = await what.first().elementHandle();
  for (let steps = 0; steps < 120; steps += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) {
      const outline = await wanted.evaluate((one) => getComputedStyle(one).outlineStyle);
      assert.notEqual(outline, 'none', 'what has the focus is seen');
      await phone.page.keyboard.press(key);
      await phone.settled();
      return;
    }
    await phone.page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${await wanted.evaluate((one) => one.outerHTML.slice(0, 200))}`);
};

const keyed = async (table, phone) => {
  const { page, words } = phone;
  await phone.go('/');
  await reach(phone, page.getByRole('link', { name: words.enterHand, exact: true }));
  await page.waitForURL('**/hand');
  await phone.button('Ann').waitFor();
  await reach(phone, phone.button('Ann'));
  for (const card of ['2y', '4y', '8y']) {
    const value = (count) => phone.main.locator(`button[value="tap cards ${card} ${count} Ann"]`);
    await value(1).waitFor();
    await reach(phone, value(1), card === '4y' ? 'Space' : 'Enter');
    await value(0).waitFor();
    // The focus stays where the thumb was.
    const focused = await page.evaluate(() => document.activeElement.value);
    assert.equal(focused, `tap cards ${card} 0 Ann`, 'the focus stays on the card');
  }
  await reach(phone, phone.button(words.done));
  await phone.main.locator('.answers button, button[value=confirm]').first().waitFor();
  for (let asked = 0; asked < 6 && !(await phone.button(words.write).count()); asked += 1) {
    await reach(phone, phone.main.locator('.answers button').last());
  }
  await reach(phone, phone.button(words.write));
  await phone.shows(2);
  assert.equal((await table.written()).length, 2);
};

// Cards, score line, undo and the four buttons, all in view.
const inView = async (phone) => {
  await phone.go('/hand?pile=Ann&by=months');
  const seen = await phone.page.evaluate(() => {
    const box = (one) => one.getBoundingClientRect();
    const cards = [...document.querySelectorAll('button.card')];
    const faces = cards.reduce((sum, one) => sum + (/p |junk/.test(one.value) ? 0 : 1), 0);
    const all = [...cards, ...document.querySelectorAll('.score, .back, .calls button')];
    const foot = document.querySelector('nav').getBoundingClientRect();
    const covered = getComputedStyle(document.querySelector('nav')).position === 'fixed' ? foot.top : innerHeight;
    const out = all.filter((one) => box(one).top < 0 || box(one).bottom > covered + 0.5 || box(one).left < 0 || box(one).right > innerWidth);
    return {
      cards: cards.length,
      faces,
      calls: document.querySelectorAll('.calls button').length,
      out: out.map((one) => `${one.outerHTML.replace(/<svg.*<\/svg>/s, '').slice(0, 100)} ${JSON.stringify(box(one))} of ${covered}`),
      small: cards.filter((one) => box(one).width < 43.9 || box(one).height < 43.9).length,
    };
  });
  assert.deepEqual(seen.out, []);
  assert.equal(seen.small, 0);
  assert.equal(seen.calls, 4);
  return seen;
};

export default async ({ browser, tables }) => {
  const table = await Table.open(browser, { players: ['Ann', 'Bo', '花子'] });
  tables.push(table);
  const [ann] = await table.seated(['Ann'], { lang: 'en' });
  await typed(table, ann);
  await keyed(table, ann);
  const seen = await inView(ann);
  // 48 cards; of 24 of them there are two to a button, or one alone.
  assert.ok(seen.cards >= 36, JSON.stringify(seen));
  assert.deepEqual(table.wrong(), []);
};
