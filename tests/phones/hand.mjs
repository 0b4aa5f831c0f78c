// A hand entered by thumbs: whatever a phone shows, the next thing that a player would tap.

import { pause } from './table.mjs';

// What a player wants to enter: who won, with which cards (as `2y`), with how much junk, or with how
// many points; nobody won without a name.
export const HANDS = [
  { won: 0, cards: ['2y', '4y', '8y'] },
  { won: 1, points: 7 },
  {},
  { won: 2, cards: ['1g', '3g', '8g'] },
  { won: 0, cards: ['1t', '2t', '3t', '4t', '5t', '7t'], goes: 1 },
  { won: 1, cards: ['6t', '9t', '10t'], junk: 11 },
];

// Returns the next thing to tap on the page that a phone shows, for a hand that is wanted so.
export const next = async (phone, wanted) => {
  const { page, words, main } = phone;
  const has = async (what) => ((await what.count()) ? what.first() : undefined);
  const valued = (value) => main.locator(`button[name=do][value=${JSON.stringify(value)}]`);
  const written = await has(phone.button(words.write));
  if (written) return { what: written, confirms: true };
  if (!new URL(page.url()).pathname.startsWith('/hand')) {
    // The one thing to do now, whether the hand is begun or not.
    return { what: main.locator('.now a[href="/hand"]'), opens: true };
  }
  if (await main.getByLabel(words.inALine).count()) {
    return { what: phone.button(wanted.winner ?? words.nobodyWon) };
  }
  if (await main.locator('form.picker').count()) return picked(phone, wanted, valued);
  const answers = main.locator('.answers button');
  // The last answer is nobody, or none; of a doubt in words there is yes.
  if (await answers.count()) return { what: answers.last() };
  // A question that is answered in words alone is left: its answer is tapped on the page before.
  const way = (await has(phone.button(words.yes))) ?? (await has(phone.button(words.undo)));
  return way && { what: way };
};

// Returns the next thing to tap in the picker.
const picked = async (phone, { winner, cards = [], junk, points, goes }, valued) => {
  // A pile of somebody else, or of nobody who won: the way there is from the beginning.
  const won = phone.main.locator('.tabs a[aria-current]:has(b)', { hasText: winner ?? '' });
  if (!winner || !(await won.count())) {
    await phone.go('/hand');
    const begun = await phone.main.locator('form.picker').count();
    return begun ? { what: phone.button(phone.words.undo) } : undefined;
  }
  const taps = cards.map((card) => `tap cards ${card} 1 ${winner}`);
  if (junk) taps.push(`tap count p ${junk} ${winner}`);
  if (points) taps.push(`tap points ${points} ${winner}`);
  if (goes) taps.push(`tap goes ${goes} ${winner}`);
  if (points && !(await phone.main.locator('.switches').count())) {
    return { what: phone.page.getByRole('link', { name: phone.words.byPoints, exact: true }), opens: true };
  }
  for (const tap of taps) {
    const found = valued(tap);
    if (await found.count()) return { what: found };
  }
  return { what: phone.button(phone.words.done) };
};

// Enters a hand with one phone until it is written, whatever befalls it; `disturb` runs before each
// tap. Returns how many taps it took.
export const play = async (phone, wanted, { disturb = async () => {}, patience = 90000, due } = {}) => {
  const { table, page } = phone;
  due ??= (await table.written()).length + 1;
  const end = Date.now() + patience;
  let taps = 0;
  while ((await table.written()).length < due) {
    if (Date.now() > end) throw new Error(`${phone.name}: hand ${due} is not written: ${await phone.text()}`);
    await disturb();
    try {
      // A page that could not be loaded is loaded by its holder.
      if (!(await page.locator('nav').count())) await phone.go('/hand');
      const found = await next(phone, wanted);
      if (found) {
        await found.what.first().click({ timeout: 2000 });
        if (!found.opens) taps += 1;
      } else {
        await pause(100);
      }
      await phone.settled();
    } catch (error) {
      // The page changed under the thumb, or could not be loaded.
      if (!/Timeout|navigat|context|detached|closed/i.test(error.message)) throw error;
    }
  }
  return taps;
};
