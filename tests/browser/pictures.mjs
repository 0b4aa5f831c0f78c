// Pictures of the page for people to look at, into the folder that is due.

const VIEWS = [
  { name: 'phone-light', width: 360, scheme: 'light' },
  { name: 'phone-dark', width: 360, scheme: 'dark' },
  { name: 'desk-light', width: 1280, scheme: 'light' },
  { name: 'desk-dark', width: 1280, scheme: 'dark' },
  { name: 'paper', width: 718, scheme: 'light', media: 'print' },
];

const TALL = 1500;

export default async (open, due) => {
  for (const { name, ...view } of VIEWS) {
    await open(view, async (page) => {
      await page.evaluate(() => {
        // What is far below is drawn only when somebody scrolls there.
        for (const one of document.querySelectorAll('.day')) one.style.contentVisibility = 'visible';
        const hands = [...document.querySelectorAll('#days details')];
        const replayed = hands.find((one) => one.dataset.r);
        for (const one of [hands[0], replayed].filter(Boolean)) one.open = true;
      });
      await page.waitForTimeout(100);
      // In pieces that a screen can show.
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0, piece = 1; y < Math.min(whole, 12 * TALL); y += TALL, piece += 1) {
        const clip = { x: 0, y, width: view.width, height: Math.min(TALL, whole - y) };
        await page.screenshot({ path: `${due.folder}/${name}-${piece}.png`, fullPage: true, clip });
      }
    });
  }
};
