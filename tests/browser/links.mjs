// Every kind of link lands where it points, on a phone and on a desk, far down the page too.

import assert from 'node:assert/strict';

export default async (open) => {
  for (const width of [360, 1280]) {
    await open({ width }, async (page) => {
      const hrefs = await page.$$eval('a[href^="#"]', (all) => [...new Set(all.map((one) => one.getAttribute('href')))]);
      const kinds = new Map();
      for (const href of hrefs) {
        const kind = href.replace(/[\d-]+$/, '').slice(0, 8);
        // The first and the last of each kind lie furthest apart.
        kinds.set(kind, [kinds.get(kind)?.[0] ?? href, href]);
      }
      assert.ok(kinds.size >= 10, [...kinds.keys()].join());
      for (const href of new Set([...kinds.values()].flat())) {
        await page.evaluate(() => {
          scrollTo(0, 0);
          history.replaceState(null, '', location.pathname);
          for (const one of document.querySelectorAll('details.numbers')) one.open = true;
          for (const one of document.querySelectorAll('.day')) one.style.contentVisibility = '';
        });
        await page.evaluate((href) => document.querySelector(`a[href="${href}"]`).click(), href);
        await page.waitForTimeout(300);
        const [top, room, end] = await page.evaluate((href) => {
          const box = document.getElementById(decodeURIComponent(href.slice(1))).getBoundingClientRect();
          const rest = document.documentElement.scrollHeight - innerHeight - scrollY;
          return [box.top, innerHeight, rest];
        }, href);
        // At its top, or as far down as the page goes.
        const lands = Math.abs(top) < 40 || (end < 2 && top >= 0 && top < room);
        assert.ok(lands, `${href} at ${width}: ${Math.round(top)} px from the top`);
      }
    });
  }
};
