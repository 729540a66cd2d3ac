/** Opens the built page in WebKit without its server. */
import { expect, test } from '@jest/globals';
import { ready, textOf } from './support/on-page.js';
import { inWebKit, serveBuiltPage } from './support/stage.js';

const stage = inWebKit(serveBuiltPage);

test('opens without a server and continues the game', async () => {
  const page = await stage.open('#deal=java:11');
  await ready(page);
  await page.keyboard.press('Space');
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller === null)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  });
  await stage.site().close();
  await page.reload();
  await ready(page);
  const found = await textOf(page, '.moves');
  await page.keyboard.press('Space');
  expect([found, await textOf(page, '.moves')]).toEqual(['1 move', '2 moves']);
});
