/** The language of the page comes from the address, or else from the browser. */
import { expect, test } from '@jest/globals';
import { notices, onThePage, openSettings, stepTold } from './support/built-page.js';
import { testSideBySide } from './support/side-by-side.js';

const stage = onThePage();

const ENGLISH = ['en', 'New'];
const FRENCH = ['fr', 'Nouvelle'];

/** `yes` if the page is in this language; otherwise its language. */
const opened =
  (at: string, locale: string, language: readonly string[]) =>
  async (): Promise<readonly string[] | 'yes'> => {
    const page = await stage.open(at, { locale });
    const start = await page.getByRole('toolbar').getByRole('button').first().innerText();
    const lang = await page.evaluate(() => document.documentElement.lang);
    return [lang, start].join() === language.join() ? 'yes' : [lang, start];
  };

testSideBySide(
  {
    'a French browser gets the page in French': opened('', 'fr-BE', FRENCH),
    'a browser set to another language gets the page in English': opened('', 'de-AT', ENGLISH),
    'the address overrides the browser': opened('?lang=en', 'fr-BE', ENGLISH),
    'the address can ask for French': opened('?lang=fr', 'en-GB', FRENCH),
    'an unknown language in the address leaves the choice to the browser': opened(
      '?lang=tlh',
      'fr-FR',
      FRENCH,
    ),
  },
  'yes',
);

test('menu entries, a replay and its notice are in French', async () => {
  const page = await stage.open('#deal=java:11', { locale: 'fr-BE' });
  await page.keyboard.press('d');
  await openSettings(page);
  await page.getByRole('button', { name: 'Revoir' }).click();
  const region = page.getByRole('region', { name: 'Relecture de cette partie' });
  await region.waitFor();
  const replays = await region.count();
  const status = await page.locator('.replay-status').innerText();
  await page.keyboard.press('End');
  const told = await stepTold(page);
  await page.getByRole('button', { name: 'Jouer à partir d’ici' }).click();
  const notice = await notices(page).first().locator('p').innerText();
  expect([
    replays,
    status,
    told,
    notice,
    await page.getByRole('button', { name: 'Masquer' }).count(),
  ]).toEqual([
    1,
    'Coup 0 sur 1',
    'Coup 1 sur 1\u202f: sept de trèfle, neuf de pique, quatre de carreau sur le talon',
    'Votre partie précédente est enregistrée.',
    1,
  ]);
});

test('on a phone in French, Monte Carlo has two rows in its bar and Help in the settings', async () => {
  const page = await stage.open('?lang=fr#game=montecarlo', { viewport: { width: 390, height: 844 } });
  await page.getByRole('gridcell').first().waitFor();
  const bar = page.getByRole('toolbar');
  const { height = NaN } = (await bar.boundingBox()) ?? {};
  const inBar = await bar.getByRole('button').allInnerTexts();
  await openSettings(page);
  expect([height <= 2 * 60, inBar.includes('Aide'), inBar.includes('Nouvelle')]).toEqual([true, false, true]);
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Aide…' }).count()).toBe(1);
});
