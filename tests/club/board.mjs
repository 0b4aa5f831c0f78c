// A club's board in Chromium, at the widths of a phone, a tablet and a screen on a wall: everything
// can be read without scrolling sideways, and it renews itself.

import assert from 'node:assert/strict';
import { launch } from '../browser/browser.mjs';

const [address] = process.argv.slice(2);
let text = '';
for await (const part of process.stdin) text += part;
const due = JSON.parse(text);
const picture = process.env.DOKBAK_PICTURES;

const browser = await launch();
const wrong = [];
const open = async (width, height, locale) => {
  const context = await browser.newContext({ viewport: { width, height }, locale });
  const page = await context.newPage();
  page.on('pageerror', (error) => wrong.push('error: ' + error));
  page.on('console', (message) => {
    // The way in is a page for somebody who is not in yet.
    if (!message.text().includes('401')) wrong.push('console: ' + message.text());
  });
  await page.goto(address);
  await page.waitForSelector('.tables li');
  return page;
};

for (const [width, height] of [[360, 740], [768, 1024], [1280, 800]]) {
  for (const locale of ['en-US', 'ko-KR', 'ja-JP']) {
    const page = await open(width, height, locale);
    const seen = await page.evaluate(() => {
      const of = (query) => [...document.querySelectorAll(query)];
      const inside = (one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && box.left >= 0 && box.right <= innerWidth + 1;
      };
      return {
        over: document.documentElement.scrollWidth - innerWidth,
        tables: of('.tables li').length,
        cut: of('.tables h2, .at b, .at span, .last, .places li, button').filter((one) => !inside(one)).map((one) => one.textContent),
        // Two rows of a table that stand over each other.
        heights: of('.tables li').map((one) => one.getBoundingClientRect().height),
        small: of('button, .jump a').filter((one) => inside(one) && one.getBoundingClientRect().height < 44).map((one) => one.textContent),
        row: of('.tables li').map((one) => getComputedStyle(one).display)[0],
      };
    });
    const where = `${width} ${locale}`;
    assert.ok(seen.over <= 0, `${where}: ${seen.over} pixels too wide`);
    assert.equal(seen.tables, due.tables, where);
    assert.deepEqual(seen.cut, [], where);
    assert.deepEqual(seen.small, [], where);
    // A card on a phone, a row on a wall.
    assert.equal(seen.row, width >= 1080 ? 'grid' : 'list-item', where);
    if (width >= 1080) assert.ok(Math.max(...seen.heights) < 70, `${where}: ${Math.max(...seen.heights)}`);
    if (picture) await page.screenshot({ path: `${picture}/board-${width}-${locale}.png` });
    await page.context().close();
  }
}

// It renews itself, also for somebody who touches nothing.
const page = await open(1280, 800, 'en-US');
await page.waitForFunction((hand) => document.body.textContent.includes(`Hand ${hand}`), due.hand, { timeout: 60000 });
await page.context().close();

// Without a script it is whole, too.
const context = await browser.newContext({ javaScriptEnabled: false });
const plain = await context.newPage();
const [place, key] = address.split('/#k=');
await plain.goto(place + '/hall');
await plain.fill('#k', key);
await plain.click('button.main');
assert.equal(await plain.locator('.tables li').count(), due.tables);
await browser.close();
assert.deepEqual(wrong, []);
