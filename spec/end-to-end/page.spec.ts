/** Plays on the page that `npm start` serves. The deep specs in `spec/browser` test the rest. */
import { expect, test } from '@jest/globals';
import {
  HEAD,
  button,
  choose,
  draw,
  drop,
  isAtTable,
  notices,
  onThePage,
  openSettings,
  reload,
  slider,
  stored,
  waitForServiceWorker,
} from '../browser/support/built-page.js';
import { describeInBrowser } from '../browser/support/describe-in-browser.js';
import { movesOf } from '../browser/support/table.js';

describeInBrowser('the page', () => {
  const stage = onThePage();

  test('welcomes a new player, who can play at once', async () => {
    const page = await stage.open('', { isNew: true, serviceWorkers: 'allow' });
    await page.locator('.first-screen h2').waitFor();
    await draw(page);
    expect(await movesOf(page)).toBe('1 move');
  });

  test('has settings in groups, each under a heading', async () => {
    const page = await stage.open('#deal=java:11');
    await openSettings(page);
    const groups = await page
      .getByRole('dialog')
      .getByRole('group')
      .evaluateAll((all) =>
        all.map((group) => {
          const parts = [...group.querySelectorAll('h3, summary, .name, button')];
          return parts.map((part) => part.firstChild?.textContent?.trim()).join(' / ');
        }),
      );
    expect(groups).toEqual([
      'Game / Moves… / Show solution / Previous deal / Next deal / Replay / Statistics… / Copy link',
      'Playing / One-click moves / Automatic moves to foundations / Hints / Win tracker / Timer / Sound',
      'Table and cards / Theme / Suit colors / Deck / Table color / Card backs / Stock and waste',
      'Switch game / Klondike / Monte Carlo',
      'Help / How to play… / Keys… / About…',
      'Advanced / Copy script / Save script / Open script… / Course rules…',
    ]);
  });

  test('keeps the game after a reload and undoes it to the deal', async () => {
    const page = await stage.open('#deal=java:11');
    for (let click = 0; click < 3; click++) await draw(page);
    await button(page, 'Undo').click();
    const before = await stored(page, 'game');
    await reload(page);
    expect([before, await movesOf(page)]).toEqual([
      `${HEAD}[Deal "java:11"]\nnew stock stock stock undo\n`,
      '2 moves',
    ]);
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    expect([await movesOf(page), await button(page, 'Undo').isDisabled()]).toEqual(['0 moves', true]);
  });

  test('opens without a network, follows links and continues the game', async () => {
    const page = await stage.open('#deal=java:11', { serviceWorkers: 'allow' });
    await draw(page);
    await waitForServiceWorker(page);
    await page.context().setOffline(true);
    stage.allow(/^not loaded: /); // The page tries the network first.
    await page.reload();
    expect(await movesOf(page)).toBe('1 move');
    const other = await page.context().newPage();
    await other.goto(`${page.url()}?from=mail#deal=java:33`);
    expect(await other.locator('.chip').innerText()).toBe('Draw 3 · Winnable · Easy');
    await choose(other, 'Replay');
    await other.getByRole('slider').waitFor();
    await other.goto(`${page.url()}?lang=fr#game=montecarlo&deal=java:11`);
    await other.getByRole('main', { name: 'Solitaire Monte-Carlo' }).waitFor();
  });

  test('refuses a dropped file that is not a script, and replays a script', async () => {
    const page = await stage.open('#deal=java:11');
    await draw(page);
    await drop(page, ['bad.klon', 'new\nzzz']);
    const refusal = await notices(page).locator('p').first().innerText();
    await button(page, 'Dismiss').click();
    expect([refusal, await slider(page).count(), await movesOf(page), await isAtTable(page)]).toEqual([
      expect.stringContaining('bad.klon: line 2, column 1: "zzz"; expected an event'),
      0,
      '1 move',
      true,
    ]);
    await drop(page, ['game.klon', 'new stock']);
    await slider(page).waitFor();
  });

  test('speaks French to a browser that asks for it', async () => {
    const page = await stage.open('#deal=java:11', { locale: 'fr-BE' });
    expect([
      await page.evaluate(() => document.documentElement.lang),
      await page.getByRole('toolbar').getByRole('button').first().innerText(),
      await movesOf(page),
    ]).toEqual(['fr', 'Nouvelle', '0 coup']);
  });
});
