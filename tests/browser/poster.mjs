// On paper there are the parts of the poster alone, in their order, and everybody.

import assert from 'node:assert/strict';

const POSTER = ['story', 'titles', 'curve', 'paid', 'persons', 'calendar'];

export default async (open) => {
  await open({ width: 718, scheme: 'light', media: 'print' }, async (page) => {
    const printed = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('main > *')].filter((one) => one.checkVisibility());
      const top = (one) => one.getBoundingClientRect().top;
      return parts.sort((one, other) => top(one) - top(other)).map((one) => one.id);
    });
    assert.deepEqual(printed, POSTER.filter((id) => printed.includes(id)));
    assert.ok(printed.includes('story') && printed.includes('persons'));
    const unseen = await page.$$eval('.person', (all) => all.filter((one) => !one.checkVisibility()).length);
    assert.equal(unseen, 0);
  });
};
