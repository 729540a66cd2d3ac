/** Checks the accessibility of the view in every state and theme. */
import type { Page, ViewportSize } from 'playwright-core';
import type { AxeRules } from './support/axe.js';
import { axeFaults } from './support/axe.js';
import { pictureOf } from './support/picture.js';
import { testSideBySide } from './support/side-by-side.js';
import { inChromium } from './support/stage.js';

const stage = inChromium();

const DESK = { width: 1280, height: 720 };

type HandlerWrapper = readonly [state: string, reach: (page: Page) => Promise<void>];

const keys =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.keyboard.press(name);
  };

/** Opens a dialog from the settings, whatever dialog is open now. */
const dialog =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
  };

/** Each step starts from the state that the previous one left. */
const WRAPPERS: readonly HandlerWrapper[] = [
  ['before the deal', keys('Tab')],
  ['dealt', keys('n')],
  ['with cards in hand', keys('4', 'Enter')],
  ['after a move', keys('6', 'Enter')],
  ['after a refusal', keys('1', 'Enter', '2', 'Enter')],
  ['with waste', keys(' ', 'w')],
  ['in the settings', (page) => page.getByRole('button', { name: 'Settings' }).click()],
  ['in the list of keys', dialog('Keys…')],
  ['in the deal dialog', dialog('Deal…')],
  ['in the About box', dialog('About…')],
  [
    'won',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.evaluate(() => {
        firstSeat().view.win();
        firstSeat().view.refreshWindow();
      });
    },
  ],
];

interface Looks {
  readonly theme?: string;
  readonly viewport?: ViewportSize;
  readonly rules: AxeRules;
}

async function faultsIn({ theme = 'light', viewport = DESK, rules }: Looks): Promise<string[]> {
  const page = await stage.open(`spec/browser/pages/tables.html?deal=java:11&theme=${theme}`, {
    reducedMotion: 'reduce',
    viewport,
  });
  const faults: string[] = [];
  for (const [state, reach] of WRAPPERS) {
    await reach(page);
    await pictureOf(page, `${theme}, ${viewport.width} pixels wide, ${state}`);
    faults.push(...(await axeFaults(page, rules)).map((fault) => `${state}: ${fault}`));
  }
  return faults;
}

testSideBySide(
  {
    'axe-core finds nothing wrong in the light theme': () => faultsIn({ rules: 'all' }),
    'axe-core finds nothing wrong in the dark theme': () => faultsIn({ theme: 'dark', rules: 'looks' }),
    'axe-core finds nothing wrong in high contrast': () => faultsIn({ theme: 'contrast', rules: 'looks' }),
    'axe-core finds nothing wrong on a phone': () =>
      faultsIn({ viewport: { width: 390, height: 844 }, rules: 'looks' }),
    'axe-core finds nothing wrong on a small phone': () =>
      faultsIn({ viewport: { width: 320, height: 568 }, rules: 'looks' }),
  },
  [],
);
