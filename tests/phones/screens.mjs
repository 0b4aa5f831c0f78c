// Every screen at two sizes, in three languages, light and dark: nothing is wider than the phone,
// with letters twice as large either; what is tapped is 44 pixels large; axe finds nothing; and
// the browser has nothing to say.

import assert from 'node:assert/strict';
import { play } from './hand.mjs';
import { Table, axe } from './table.mjs';

const SIZES = [
  [360, 640],
  [320, 568],
];

// What is wider than the phone, or too small for a thumb.
const measured = () => {
  const wrong = [];
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) {
    const out = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5,
    );
    wrong.push(`${wide} px too wide: ${out.slice(-1).map((one) => one.outerHTML.slice(0, 120))}`);
  }
  const targets = 'button, a.button, input:not([type=hidden]):not([type=checkbox]), select, summary, nav a, .tabs a, label.card';
  for (const one of document.querySelectorAll(targets)) {
    const { width, height } = one.getBoundingClientRect();
    const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!seen || one.getAttribute('aria-hidden') === 'true') continue;
    if (width < 43.9 || height < 43.9) {
      wrong.push(`${width.toFixed(0)} x ${height.toFixed(0)}: ${one.outerHTML.replace(/<svg.*<\/svg>/s, '').slice(0, 120)}`);
    }
  }
  return wrong;
};

const violations = async () => {
  // The language of tests is no language.
  const places = { include: [['html']], exclude: [['[lang=pseudo]']] };
  const { violations } = await window.axe.run(places, { resultTypes: ['violations'] });
  return violations.flatMap((one) =>
    one.nodes.slice(0, 2).map((node) => `${one.id}: ${node.html.slice(0, 140)} ${node.failureSummary.split('\n')[1]}`),
  );
};

// Looks at what a phone shows now; returns what is wrong with it.
const look = async (phone, screen, source) => {
  const { page } = phone;
  const wrong = [];
  const found = (where, all) => wrong.push(...all.map((one) => `${screen} ${phone.lang} ${where}: ${one}`));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    found(width, await page.evaluate(measured));
    const usual = await page.evaluate(() => getComputedStyle(document.querySelector('main')).fontSize);
    await page.evaluate(() => {
      const { style } = document.documentElement;
      style.fontSize = `${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`;
    });
    const large = await page.evaluate(() => getComputedStyle(document.querySelector('main')).fontSize);
    if (Number.parseFloat(large) < 1.9 * Number.parseFloat(usual)) found('200 %', [`${usual} becomes ${large}`]);
    found(`${width}, 200 %`, (await page.evaluate(measured)).filter((one) => one.includes('too wide')));
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(source);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    found(colorScheme, await page.evaluate(violations));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return wrong;
};

// The screens of an evening, each with what a phone does before it is there.
const EVENING = {
  board: '/',
  evening: '/evening',
  why: '/why/1',
  money: '/money',
  'money of one': '/money?of=Ann',
  phones: '/phones',
  'between hands': '/table',
  me: '/me',
  seats: '/seats',
  'who won': '/hand',
  cards: '/hand?pile=Ann&by=cards',
  months: '/hand?pile=Ann&by=months',
  points: '/hand?pile=Ann&by=points',
};

// Enters lines with a phone that has a seat.
const enter = async (phone, line) => {
  await phone.go('/hand');
  await phone.main.locator('input[name=text]').last().fill(line);
  await phone.main.locator('button[name=do][value=text]').last().click();
  await phone.settled();
};

export default async ({ browser, tables }) => {
  const source = await axe();
  const wrong = [];
  const all = async (phones, screen, path) => {
    for (const phone of phones) {
      await phone.go(path);
      wrong.push(...(await look(phone, screen, source)));
    }
  };
  const opened = async (settings) => {
    const table = await Table.open(browser, settings);
    tables.push(table);
    return table;
  };

  // Before the evening, from the door on.
  const fresh = await opened({});
  for (const lang of ['ko', 'en', 'ja']) {
    const phone = await fresh.phone({ lang });
    await phone.page.goto(fresh.address);
    wrong.push(...(await look(phone, 'door', source)));
    await phone.scan();
    wrong.push(...(await look(phone, 'who', source)));
    await phone.sit({ ko: '할머니', en: 'Ann', ja: '花子' }[lang]);
    if (lang === 'ko') await phone.go('/begin?new=영희&p=할머니');
    wrong.push(...(await look(phone, lang === 'ko' ? 'begin' : 'waits', source)));
  }
  const [host] = fresh.phones;
  await host.go('/');
  wrong.push(...(await look(host, 'newcomers', source)));

  // An evening of Go-Stop.
  const players = ['Ann', 'Bo', '花子', '할머니'];
  const table = await opened({ players: players.slice(0, 3) });
  const phones = await table.seated(players.slice(0, 3));
  await play(phones[0], { winner: 'Ann', cards: ['2y', '4y', '8y'], junk: 10 });
  for (const [screen, path] of Object.entries(EVENING)) await all(phones, screen, path);
  await phones[1].go('/hand');
  await phones[1].tap('Bo');
  await phones[1].tap(phones[1].main.locator('button.card').nth(3));
  await all(phones, 'board with cards', '/');
  await all(phones, 'cards of another', '/hand?pile=Ann&by=cards');
  await phones[1].tap(phones[1].words.done);
  await all(phones, 'question', '/hand');
  await phones[1].go('/hand');
  await phones[1].tap(phones[1].words.undo);
  for (let back = 0; back < 2; back += 1) await phones[1].tap(phones[1].words.undo);
  await enter(phones[1], 'Ann 7 points');
  await all(phones, 'question of a line', '/hand');
  await phones[1].go('/hand');
  await phones[1].tap(phones[1].main.locator('.answers button').last());
  await all(phones, 'preview', '/hand');
  await phones[1].go('/hand');
  await phones[1].page.locator('summary').first().click();
  wrong.push(...(await look(phones[1], 'preview, unfolded', source)));
  await phones[1].tap(phones[1].words.write);

  // Four at the table: who stays, and who sells.
  const four = await opened({ players });
  const staying = await four.seated(players.slice(0, 3));
  await all(staying, 'who stays', '/hand');

  // Koi-Koi, min-hwatu, and a hand that is followed turn by turn.
  for (const [rules, screens] of [
    ['koikoi', ['yaku', 'months', 'points']],
    ['minhwatu', ['months']],
  ]) {
    const other = await opened({ players: players.slice(0, 2), rules });
    const two = await other.seated(players.slice(0, 2));
    await all(two, `${rules} begins`, '/hand');
    for (const by of screens) await all(two, `${rules} ${by}`, `/hand?pile=Ann&by=${by}`);
  }
  assert.equal(wrong.length, 0, [...new Set(wrong)].join('\n'));
  for (const one of tables) assert.deepEqual(one.wrong(), []);
};
