// How long the first paint takes, and until the page can be used; on this machine, and as slow as a
// phone.


export default async (open, due, { browser, file }) => {
  for (const slow of [1, 4]) {
    const paints = [];
    const ready = [];
    for (let at = 0; at < 5; at += 1) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const tools = await context.newCDPSession(page);
      await tools.send('Emulation.setCPUThrottlingRate', { rate: slow });
      await page.goto('file://' + file);
      const [paint, loaded] = await page.evaluate(
        () =>
          new Promise((done) => {
            const told = () => {
              const [paint] = performance.getEntriesByName('first-contentful-paint');
              const [own] = performance.getEntriesByType('navigation');
              if (paint) done([paint.startTime, own.domContentLoadedEventEnd]);
              else setTimeout(told, 20);
            };
            told();
          }),
      );
      paints.push(paint);
      ready.push(loaded);
      await context.close();
    }
    const middle = (all) => Math.round(all.sort((one, other) => one - other)[2]);
    console.log(`processor slowed ${slow} times: first paint ${middle(paints)} ms, ready ${middle(ready)} ms`);
  }
};
