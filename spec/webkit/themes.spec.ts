/** The computed colors of the built page in WebKit. */
import { expect, test } from '@jest/globals';
import type { Look } from '../../src/browser.js';
import { press, ready } from './support/on-page.js';
import { inWebKit, serveBuiltPage } from './support/stage.js';
import type { WebKitPage } from './support/webkit-page.js';

const stage = inWebKit(serveBuiltPage);

async function choose(page: WebKitPage, name: keyof Look, value: string): Promise<void> {
  await ready(page);
  await press(page, 'Settings');
  await ready(page);
  await page.evaluate(
    ([label, wish]) => {
      const root = document.querySelector('.klondike')?.shadowRoot;
      const groups = [...(root?.querySelectorAll('dialog [role=radiogroup]') ?? [])];
      const group = groups.find((one) => one.textContent.toLowerCase().includes(label));
      const choice = group?.querySelector<HTMLInputElement>(`input[value=${wish}]`);
      if (!choice) throw new Error(`nothing chooses the ${label}`);
      choice.click();
    },
    [name, value] as const,
  );
  await page.keyboard.press('Escape');
}

/** The colors of the felt, the paper, a spade and a diamond. */
const colorsOn = (page: WebKitPage): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const styleOf = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(root?.querySelector(selector) ?? document.body);
    return [
      styleOf('.view').backgroundColor,
      styleOf('.card:not(.back) .face').backgroundColor,
      styleOf('.suit-0 .ink').fill,
      styleOf('.suit-2 .ink').fill,
    ];
  });

const LIGHT = ['rgb(44, 122, 87)', 'rgb(255, 253, 248)', 'rgb(29, 33, 38)'];
const DARK = ['rgb(22, 36, 29)', 'rgb(216, 213, 204)', 'rgb(22, 25, 29)'];
const CONTRAST = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)'];

/** Each theme with the color of diamonds in a two-color deck and in a four-color deck. */
const THEMES: [theme: Look['theme'], looks: string[], two: string, four: string][] = [
  ['system', LIGHT, 'rgb(196, 32, 47)', 'rgb(31, 95, 196)'],
  ['light', LIGHT, 'rgb(196, 32, 47)', 'rgb(31, 95, 196)'],
  ['dark', DARK, 'rgb(168, 15, 29)', 'rgb(23, 73, 156)'],
  ['contrast', CONTRAST, 'rgb(176, 0, 18)', 'rgb(0, 64, 192)'],
];

test('the theme and the number of suit colors decide the colors of the page', async () => {
  const page = await stage.open('#deal=java:11');
  const seen = [];
  for (const [theme] of THEMES) {
    await choose(page, 'theme', theme);
    await choose(page, 'colors', 'two');
    const two = await colorsOn(page);
    await choose(page, 'colors', 'four');
    seen.push([theme, two.slice(0, 3), two[3], (await colorsOn(page))[3]]);
  }
  expect(seen).toEqual(THEMES);
});

test('the page is dark if the system is dark', async () => {
  const page = await stage.open('#deal=java:11', { dark: true });
  await ready(page);
  expect((await colorsOn(page)).slice(0, 3)).toEqual(DARK);
});
