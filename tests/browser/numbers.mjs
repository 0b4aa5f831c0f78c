// The numbers that a reader sees are those of the ledger.

import assert from 'node:assert/strict';

// A number as people read it: `+1,234`, `-12`.
const number = (text) => {
  const plain = text.trim().replaceAll(',', '').replace('−', '-').replace(/^\+/, '');
  assert.match(plain, /^-?\d+$/, `"${text}" is no number`);
  return Number(plain);
};

// An amount of money as chips of a tenth of a euro: `-1.20 EUR` is -12.
const chipsOf = (text) => {
  const [, amount] = text.trim().replaceAll(',', '').match(/^(-?\d+\.\d\d)(?: EUR)?$/) || assert.fail(`"${text}" is no money`);
  return Math.round(Number(amount) * 10);
};

const rows = (page, selector) =>
  page.$$eval(selector, (rows) =>
    rows.map((row) => ({
      name: row.dataset.name,
      month: row.dataset.month,
      head: row.querySelector('th').innerText.trim(),
      cells: [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()),
      marked: Object.assign({}, ...[...row.querySelectorAll('td')].map((cell) => ({ ...cell.dataset }))),
    })),
  );

export default async (open, due) => {
  await open({}, async (page) => {
    const people = await rows(page, '#people tbody tr');
    assert.equal(people.length, due.standings.players.length);
    for (const one of due.standings.players) {
      const row = people.find((row) => row.name === one.player);
      assert.ok(row, `${one.player} is in the table`);
      const { chips, hands, won, best, worst } = one;
      const told = Object.fromEntries(Object.entries(row.marked).map(([key, text]) => [key, Number(text)]));
      assert.deepEqual(told, { chips, hands, won, best, worst }, one.player);
      assert.equal(chipsOf(row.cells[0]), chips, one.player);
      assert.equal(number(row.cells[1]), chips, one.player);
      const last = row.cells.slice(-4).map(number);
      assert.deepEqual(last, [hands, won, best, worst], one.player);
      assert.ok(row.head.includes(one.player), row.head);
    }

    const months = await rows(page, '#months tbody tr');
    assert.deepEqual(months.map((row) => row.month), Object.keys(due.months));
    const names = await page.$$eval('#months thead th', (all) => all.slice(3).map((one) => one.innerText.trim()));
    for (const row of months) {
      const chips = due.months[row.month].players;
      names.forEach((name, at) => {
        const own = chips.find((one) => one.player === name);
        const cell = row.cells[at + 2];
        if (own) assert.equal(chipsOf(cell), own.chips, `${name} in ${row.month}`);
        else assert.equal(cell, '', `${name} in ${row.month}`);
      });
    }

    const figures = await rows(page, '#figures tbody tr');
    for (const one of due.stats.people) {
      const row = figures.find((row) => row.name === one.player);
      const told = { hands: number(row.cells[0]), won: number(row.cells[1]) };
      assert.deepEqual(told, { hands: one.hands.length, won: one.won.hands.length }, one.player);
    }

    // How sure all that is: the ends of the intervals, rates in whole percent, chips in hundredths.
    const within = (text) => [...text.matchAll(/[+-]?\d+(?:\.\d+)?/g)].map(Number);
    const rounded = (one) => one && [one.low, one.high].map((end) => Math.floor(end + 0.5));
    const reaches = (one) => one && [one.low, one.high];
    const sure = (row, one, what) => {
      const [evenings, won, rate, rates, chips, each, between] = row.cells;
      assert.equal(number(evenings), one.evenings, what);
      assert.equal(won, `${one.won}/${one.hands}`, what);
      assert.equal(number(chips), one.chips, what);
      assert.deepEqual(rates === '–' ? null : within(rates), rounded(one.win_rate), what);
      assert.deepEqual(between === '–' ? null : within(between), reaches(one.per_hand), what);
      for (const figure of [rate, each].filter(Boolean)) assert.equal(figure.endsWith('?'), one.few, what);
    };
    const known = await rows(page, '#sure > .wide tbody tr');
    assert.equal(known.length, due.stats.people.length);
    for (const one of due.stats.people) {
      const row = known.find((row) => row.name === one.player);
      sure(row, { ...one, hands: one.hands.length, won: one.won.hands.length }, one.player);
    }
    for (const [by, groups] of Object.entries(due.groups)) {
      const shown = await rows(page, `#by-${by} tbody tr`);
      const several = new Set(groups.map((one) => JSON.stringify([one.seat, one.players, one.dealer, one.ruleset, one.month]))).size > 1;
      assert.equal(shown.length, several ? groups.length : 0, by);
      shown.forEach((row, at) => {
        const one = groups[at];
        assert.equal(row.name, one.player, by);
        sure(row, { ...one, hands: one.hands.length, won: one.won.length }, `${by} ${one.player}`);
      });
    }
    const pairs = await page.$$eval('#pairs tbody tr', (rows) =>
      rows.map((row) => [row.dataset.one, row.dataset.other, ...[...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())]),
    );
    // Guests are compared with nobody.
    const guests = due.people.people.filter((one) => one.guest).map((one) => one.name);
    const regular = (pair) => !guests.includes(pair.one) && !guests.includes(pair.other);
    const met = due.stats.pairs.filter((pair) => pair.difference !== null && regular(pair));
    assert.equal(pairs.length, met.length);
    for (const pair of met) {
      const row = pairs.find((row) => row[0] === pair.one && row[1] === pair.other);
      assert.equal(Number(row[2]), pair.evenings);
      assert.deepEqual(within(row[3]), [pair.difference]);
      assert.deepEqual(row[4] === '–' ? null : within(row[4]), reaches(pair.interval));
    }

    // Everything that was paid came from somebody: a row's sum is the sum of its cells.
    for (const row of await rows(page, '#paid tbody tr')) {
      const cells = row.cells.filter((cell) => cell !== '–').map(chipsOf);
      const sum = cells.pop();
      assert.equal(cells.reduce((all, one) => all + one, 0), sum, row.head);
    }

    const ends = await page.$$eval('.legend b', (all) => all.map((one) => one.innerText));
    const total = due.standings.players.filter((one) => !guests.includes(one.player)).reduce((all, one) => all + one.chips, 0);
    if (ends.length) assert.equal(ends.map(chipsOf).reduce((all, one) => all + one, 0), total);
    assert.equal(await page.locator('#days details').count(), due.hands.length);
  });
};
