// Without script the page is read all the same.

import assert from 'node:assert/strict';

export default async (open, due) => {
  await open({ script: false, width: 360 }, async (page) => {
    assert.equal(await page.locator('#people tbody tr').count(), due.standings.players.length);
    assert.ok(await page.isVisible('#people tbody tr'));
    // What needs a script is not there to be tried.
    for (const one of ['#filter', '#theme', '#nothing', '.replay', '.legend button']) {
      assert.equal(await page.locator(one).locator('visible=true').count(), 0, one);
    }
    const hands = page.locator('#days details');
    assert.equal(await hands.count(), due.hands.length);
    const first = hands.first();
    assert.equal(await first.locator('ol').isVisible(), false);
    await first.locator('summary').click();
    assert.ok(await first.locator('ol').isVisible());
    assert.ok((await first.locator('li').count()) > 0);
    // What is sure, whoever can be told apart, and the groups below their lines.
    assert.ok(await page.isVisible('#sure tbody tr'));
    const group = page.locator('#sure details').last();
    assert.equal(await group.locator('table').isVisible(), false);
    await group.locator('summary').click();
    assert.ok(await group.locator('table').isVisible());
    // The links of the contents lead somewhere.
    const broken = await page.$$eval('a[href^="#"]', (all) =>
      all.map((one) => one.getAttribute('href').slice(1)).filter((id) => !document.getElementById(id)),
    ).catch(() => null);
    if (broken) assert.deepEqual(broken, []);
  });
};
