// A hand of whole turns is stepped through, forwards and back, by buttons and by keys.

import assert from 'node:assert/strict';

const state = (panel) =>
  panel.evaluate((panel) => ({
    said: panel.querySelector('.said').textContent,
    count: panel.querySelector('.count').textContent.match(/\d+/g).map(Number),
    stock: Number(panel.querySelector('.place b').textContent.match(/\d+/)[0]),
    places: [...panel.querySelectorAll('.place')].map((place) =>
      [...place.querySelectorAll('svg')].map((card) => card.getAttribute('aria-label')),
    ),
  }));

export default async (open, due) => {
  await open({}, async (page) => {
    const hands = page.locator('#days details[data-r]');
    assert.ok((await hands.count()) >= due.least, 'hands of whole turns');
    for (let at = 0; at < Math.min(await hands.count(), 5); at += 1) {
      const hand = hands.nth(at);
      await hand.locator('summary').click();
      const panel = hand.locator('.replay');
      const [back, forward] = [panel.locator('button').nth(1), panel.locator('button').nth(2)];
      const seen = [await state(panel)];
      assert.ok(await back.isDisabled());
      const [, steps] = seen[0].count;
      assert.ok(steps > 1, 'a hand has turns');
      for (const label of await panel.locator('.place b').allTextContents()) {
        assert.match(label, new RegExp(due.places), 'each place is called in the language of the page');
      }
      const cards = ({ stock, places }) => stock + places.flat().length;
      for (let step = 1; step <= steps; step += 1) {
        await forward.click();
        const now = await state(panel);
        assert.deepEqual(now.count, [step, steps]);
        assert.equal(cards(now), cards(seen[0]), `no card is lost at step ${step}`);
        const known = now.places.flat().filter((label) => label !== '?' && !/^j/.test(label));
        assert.equal(now.said === seen.at(-1).said, false, `step ${step} says something of its own: ${now.said}`);
        assert.ok(known.length > 0);
        assert.match(now.said, new RegExp(due.said));
        seen.push(now);
      }
      assert.ok(await forward.isDisabled());
      // The cards by which the winner scored lie in one pile.
      const entry = Number((await hand.getAttribute('id')).slice(1));
      const scored = due.scored[entry] ?? [];
      const piles = seen.at(-1).places.map((place) => place.map((label) => label.split(' ')[0]));
      const whole = (pile) => scored.every((card) => pile.includes(card));
      assert.ok(piles.some(whole), `${scored} in ${JSON.stringify(piles)}`);
      // Back by keys, to what was seen on the way.
      await panel.focus();
      for (let step = steps - 1; step >= 0; step -= 1) {
        await page.keyboard.press('ArrowLeft');
        assert.deepEqual(await state(panel), seen[step]);
      }
      await page.keyboard.press('End');
      assert.deepEqual(await state(panel), seen.at(-1));
      await page.keyboard.press('Home');
      assert.deepEqual(await state(panel), seen[0]);
    }
  });
};
