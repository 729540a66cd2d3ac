/** Hints have the same color in both games and every look. The color stands out and isn't the color of refusals. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { LOOKS } from '../../src/browser/look.js';
import { onThePage } from './support/built-page.js';

const stage = onThePage();

interface HintColors {
  readonly look: string;
  readonly border: string;
  readonly edge: string;
  readonly felt: string;
  readonly paper: string;
  readonly refused: string;
}

/** The colors of a hint in every look. @param part `::after` if it draws the mark */
const colorsOn = (page: Page, hint: string, part: '' | '::after'): Promise<HintColors[]> =>
  page.evaluate(
    ([selector, pseudo, themes, felts]) => {
      const root = document.querySelector('.klondike')?.shadowRoot;
      const [view, marked] = ['.view', selector].map((one) => root?.querySelector<HTMLElement>(one));
      if (!view || !marked) throw new Error(`${selector} is missing`);
      const probe = document.createElement('span');
      Object.assign(probe.style, { color: 'var(--refused)', backgroundColor: 'var(--paper)' });
      view.append(probe);
      return themes.flatMap((theme) =>
        felts.map((felt) => {
          Object.assign(view.dataset, { theme, felt, contrast: theme === 'contrast' ? 'more' : 'as-is' });
          const mark = getComputedStyle(marked, pseudo);
          return {
            look: `${theme}, ${felt}`,
            border: mark.outlineColor,
            edge: /^rgb\([^)]*\)/.exec(mark.boxShadow)?.[0] ?? '',
            felt: getComputedStyle(view).backgroundColor,
            paper: getComputedStyle(probe).backgroundColor,
            refused: getComputedStyle(probe).color,
          };
        }),
      );
    },
    [hint, part, LOOKS.theme, LOOKS.felt] as const,
  );

const partsOf = (color: string): number[] => (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);

/** The contrast as WCAG 2.2 defines it, from 1 to 21. Icons need 3. */
function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((color) => {
      const [r = 0, g = 0, b = 0] = partsOf(color).map((value) => ((value / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    })
    .sort((a, b) => b - a);
  return lighter / darker;
}

/** The hue of a color, in degrees. */
function hueOf(color: string): number {
  const [r = 0, g = 0, b = 0] = partsOf(color);
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

const faultsOf = ({ look, border, edge, felt, paper, refused }: HintColors): string[] => [
  ...(contrastOf(border, felt) < 3 ? [`${look}: the border hardly differs from the felt`] : []),
  ...(contrastOf(border, edge) < 3 ? [`${look}: the border hardly differs from its edge`] : []),
  ...(contrastOf(edge, paper) < 3 ? [`${look}: the edge hardly differs from the cards`] : []),
  ...(Math.abs(hueOf(border) - hueOf(refused)) < 30 ? [`${look}: a hint has the color of a refusal`] : []),
];

test("a hint has the same color in both games and doesn't look like a refusal", async () => {
  const klondike = await stage.open('#deal=java:11');
  await klondike.keyboard.press('h');
  await klondike.locator('.hint').first().waitFor();
  const monteCarlo = await stage.open('#game=montecarlo&deal=java:12345');
  await monteCarlo.getByRole('gridcell').first().waitFor();
  await monteCarlo.keyboard.press('h');
  const colors = await colorsOn(klondike, '.hint', '');
  const others = await colorsOn(monteCarlo, '.hinted', '::after');
  expect(others.map(({ look, border, edge }) => [look, border, edge])).toEqual(
    colors.map(({ look, border, edge }) => [look, border, edge]),
  );
  expect([...colors, ...others].flatMap(faultsOf)).toEqual([]);
});

/** The looks of the focus, a held card, a legal target, the target of the cards in hand and a hint, in this order. */
const MARKS = ['', 'in-hand', 'legal', 'target', 'hint'];

test.each(['none', 'active'] as const)(
  'the focus, a held card, legal targets and a hint look different in every look, with forced colors: %s',
  async (forcedColors) => {
    const page = await stage.open('#deal=java:11', { forcedColors });
    await page.keyboard.press('ArrowDown');
    const looks = await page.evaluate(
      ([marks, themes]) => {
        const root = document.querySelector('.klondike')?.shadowRoot;
        const view = root?.querySelector<HTMLElement>('.view');
        const cards = [...(root?.querySelectorAll<HTMLElement>('[data-pile^=t] button.card') ?? [])];
        if (!root || !view) throw new Error('no view');
        const [first, ...others] = cards;
        first?.focus();
        const marked = marks.map((mark, index) => {
          const card = index === 0 ? first : others[index];
          if (mark !== '') card?.classList.add(mark);
          return card;
        });
        return themes.map((theme) => {
          Object.assign(view.dataset, { theme, contrast: theme === 'contrast' ? 'more' : 'as-is' });
          return marked.map((card) => {
            const face = card?.firstElementChild;
            if (!card || !face) throw new Error('no card');
            const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(card);
            const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineColor} ${outlineWidth}`;
            return `${outline}; ${getComputedStyle(face).boxShadow}`;
          });
        });
      },
      [MARKS, LOOKS.theme] as const,
    );
    expect(looks.map((look) => new Set(look).size)).toEqual(LOOKS.theme.map(() => MARKS.length));
  },
);

test('on a phone, no card lies over the line around a hint', async () => {
  const page = await stage.open('#deal=java:33', { viewport: { width: 390, height: 844 } });
  await page.keyboard.press('h');
  await page.locator('.hint').first().waitFor();
  const layers = await page.evaluate(() => {
    const cards = [...(document.querySelector('.klondike')?.shadowRoot?.querySelectorAll('.card') ?? [])];
    const layersOf = (isHinted: boolean): number[] =>
      cards
        .filter((card) => card.matches('.hint') === isHinted)
        .map((card) => Number(getComputedStyle(card).zIndex));
    return { hinted: Math.min(...layersOf(true)), others: Math.max(...layersOf(false)) };
  });
  expect(layers.hinted).toBeGreaterThan(layers.others);
});
