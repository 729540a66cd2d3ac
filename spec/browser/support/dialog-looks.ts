/** Checks the page's dialogs on several screens. */
import type { Locator, Page } from 'playwright-core';
import type { AxeRules } from './axe.js';
import { axeFaults } from './axe.js';
import type { Opening } from './stage.js';

export type Look = [look: string, opening: Opening, rules: AxeRules];

export const LOOKS: Look[] = [
  ['on a desk', { viewport: { width: 1280, height: 800 } }, 'all'],
  ['on a telephone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, 'looks'],
  [
    'in the narrowest window, in the dark',
    { viewport: { width: 320, height: 568 }, colorScheme: 'dark' },
    'looks',
  ],
  ['in high contrast', { contrast: 'more' }, 'looks'],
];

/** The faults that axe-core finds on the page, and a line for each part that sticks out of the dialog. */
export async function faultsOfDialog(page: Page, dialog: Locator, rules: AxeRules): Promise<string[]> {
  const beyond = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].filter(
      (one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0,
    ),
  );
  return [...(await axeFaults(page, rules)), ...beyond.map(() => 'beyond the edge')];
}
