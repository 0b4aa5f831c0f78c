// Names that would be more than letters are letters.

import assert from 'node:assert/strict';

export default async (open, due) => {
  for (const script of [true, false]) {
    await open({ script }, async (page) => {
      const told = await page.locator('#people tbody th').allInnerTexts();
      for (const name of due.names) {
        assert.ok(told.some((one) => one.includes(name)), `${name} in ${told}`);
      }
      assert.equal(await page.locator('script').count(), 1);
      assert.equal(await page.locator('img, iframe, object, embed, link, base').count(), 0);
      if (!script) return;
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true;
      });
      await page.waitForTimeout(100);
      assert.equal(await page.evaluate(() => window.harmed), undefined);
      const handlers = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((one) =>
          [...one.attributes].filter((it) => it.name.startsWith('on')).map((it) => it.name),
        ),
      );
      assert.deepEqual(handlers, []);
      const options = await page.locator('#filter-person option').allTextContents();
      for (const name of due.names) assert.ok(options.includes(name), `${name} in ${options}`);
    });
  }
};
