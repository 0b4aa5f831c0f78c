// Nothing is cut and nothing sticks out, on a phone, on a desk and on paper, in light and dark.

import assert from 'node:assert/strict';

// Printed pages of A4 and letter, without their margins, at 96 dots an inch.
const VIEWS = [
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 718, scheme: 'light', media: 'print' },
  { width: 718, scheme: 'dark', media: 'print' },
];

// What is wider than its room, and no reader can move it; or is cut.
const faults = () => {
  const wide = document.documentElement.clientWidth;
  const found = [];
  const name = (one) =>
    one.tagName.toLowerCase() + (one.id ? '#' + one.id : '') + ' ' + (one.textContent || '').trim().slice(0, 40);
  if (document.documentElement.scrollWidth > wide) {
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  }
  // A word of a table that goes on in the next row is none that somebody reads.
  const words = (cell) => {
    // Hangul may go on in the next row, but not a name.
    const isName = cell.matches('tbody th');
    const letters = isName ? /[\p{Script=Latin}\p{Script=Hangul}\d]+/gu : /[\p{Script=Latin}\d]+/gu;
    for (const text of [...cell.childNodes].flatMap((one) => (one.nodeType === 3 ? [one] : [...one.childNodes]))) {
      for (const word of (text.nodeType === 3 ? text.data : '').matchAll(letters)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (range.getClientRects().length > 1) found.push('is broken: ' + word[0]);
      }
    }
  };
  for (const cell of document.querySelectorAll('.data th, .data td')) if (cell.checkVisibility()) words(cell);
  const moves = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX)) return up;
    }
    return null;
  };
  for (const one of document.body.querySelectorAll('*')) {
    if (one.closest('.defs, .skip') || !one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    // On paper nobody scrolls.
    const room = matchMedia('print').matches ? null : moves(one);
    if (box.width && !room && (box.right > wide + 1 || box.left < -1)) found.push('sticks out: ' + name(one));
    const clips = ['hidden', 'clip'].includes(style.overflowX) && !(one instanceof SVGElement);
    if (clips && one.scrollWidth > one.clientWidth + 1) found.push('is cut: ' + name(one));
  }
  return found;
};

export default async (open) => {
  for (const view of VIEWS) {
    await open(view, async (page) => {
      const told = JSON.stringify(view);
      assert.deepEqual(await page.evaluate(faults), [], told);
      // With hands unfolded, one of them of whole turns.
      const replayed = (await page.locator('details[data-r]').count()) ? 'details[data-r]' : 'details';
      await page.evaluate((replayed) => {
        // What is far below is laid out only when somebody scrolls there.
        for (const one of document.querySelectorAll('.day')) one.style.contentVisibility = 'visible';
        for (const one of [...document.querySelectorAll('#days details')].slice(0, 5)) one.open = true;
        document.querySelector('#days ' + replayed).open = true;
        for (const one of document.querySelectorAll('details.numbers')) one.open = true;
      }, replayed);
      await page.waitForTimeout(50);
      assert.deepEqual(await page.evaluate(faults), [], told + ' unfolded');
    });
  }
};
