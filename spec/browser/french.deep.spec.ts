/** Both tables in French, in a page: not a word of English is seen, read out or told where a button is pointed at. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ENGLISH } from '../../src/english.js';
import { FRENCH } from '../../src/french.js';
import { inChromium } from './support/stage.js';

const stage = inChromium();

/** Every text of the tables, and every attribute that is read out or shown. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    for (const host of document.querySelectorAll('.klondike')) {
      for (const element of host.shadowRoot?.querySelectorAll('*') ?? []) {
        if (element.tagName === 'STYLE') continue;
        for (const name of ['aria-label', 'title']) texts.push(element.getAttribute(name) ?? '');
        for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
      }
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The texts of a catalogue that vary with nothing. */
function plainTexts(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(plainTexts) : [];
}

const FRENCH_WORDS = new Set(plainTexts(FRENCH).flatMap(wordsOf));

/** Words that only English has. Those that vary are not among the plain texts. */
const ENGLISH_WORDS = new Set([
  ...plainTexts(ENGLISH)
    .flatMap(wordsOf)
    .filter((word) => !FRENCH_WORDS.has(word)),
  ...['tableau', 'foundation', 'hearts', 'spades', 'diamonds', 'clubs', 'moves', 'cards', 'row'],
]);

const englishOn = async (page: Page): Promise<string[]> =>
  (await textsOn(page)).filter((text) => wordsOf(text).some((word) => ENGLISH_WORDS.has(word)));

test('no word of English is left on either table, nor in what opens over it', async () => {
  const page = await stage.open('spec/browser/pages/french.html');
  const views = await page
    .locator('.view')
    .evaluateAll((all) => all.map((view) => (view as HTMLElement).lang));
  const bars = await page.getByRole('toolbar').allInnerTexts();
  const found: string[] = await englishOn(page);
  const titles: string[] = [];
  const press = async (table: number, keys: string): Promise<void> => {
    await page.locator('.view[lang]').nth(table).focus();
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    const open = page.locator('dialog[open]');
    titles.push((await open.count()) > 0 ? await open.locator('h2').innerText() : '');
    found.push(...(await englishOn(page)));
    await page.keyboard.press('Escape');
  };
  for (const key of ['g', '?', 'i']) await press(0, key);
  await page.getByRole('button', { name: 'Réglages' }).first().click();
  await press(0, 'Shift');
  for (const key of ['g', '?', 'i']) await press(1, key);
  await page.getByRole('button', { name: 'Réglages' }).last().click();
  await press(1, 'Shift');
  expect([views, bars.map((bar) => bar.split('\n').filter(Boolean).join(' '))]).toEqual([
    ['fr', 'fr'],
    [
      'Nouvelle Annuler Rétablir #11 0 coup Réglages',
      'Nouvelle Annuler Rétablir Indice Meilleur indice Consolider Partie 12345 Réglages',
    ],
  ]);
  expect([found, titles]).toEqual([
    [],
    ['Donne', 'Touches', 'À propos', 'Réglages', 'Numéro de partie', 'Aide', 'À propos', 'Réglages'],
  ]);
});
