// Accessibility by axe, with hands unfolded, and what axe does not see: everything can be reached by
// keys.

import assert from 'node:assert/strict';
import { axe } from './browser.mjs';

export default async (open) => {
  const source = await axe();
  for (const view of [
    { width: 1280, scheme: 'light' },
    { width: 1280, scheme: 'dark' },
    { width: 360, scheme: 'light' },
    { width: 360, scheme: 'dark' },
  ]) {
    await open(view, async (page) => {
      await page.evaluate(() => {
        const hands = [...document.querySelectorAll('#days details')];
        const replayed = hands.find((one) => one.dataset.r);
        for (const one of [hands[0], replayed].filter(Boolean)) one.open = true;
        for (const one of document.querySelectorAll('details.numbers')) one.open = true;
      });
      await page.evaluate(source);
      const found = await page.evaluate(async () => {
        const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
        return violations.flatMap((one) =>
          one.nodes.slice(0, 3).map((node) => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
        );
      });
      assert.deepEqual(found, [], JSON.stringify(view));
    });
  }
  await open({}, async (page) => {
    const reached = new Set();
    for (let at = 0; at < 400; at += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const one = document.activeElement;
        return one === document.body ? '' : one.id || one.closest('[id]')?.id || one.tagName;
      });
      if (!where) break;
      reached.add(where);
    }
    for (const id of ['theme', 'filter-person', 'filter-month', 'filter-jokbo', 'filter-reset']) {
      assert.ok(reached.has(id), `${id} can be reached by Tab`);
    }
    // A hand unfolds by the keyboard.
    await page.locator('#days summary').first().focus();
    await page.keyboard.press('Enter');
    assert.ok(await page.evaluate(() => document.querySelector('#days details').open));
  });
};
