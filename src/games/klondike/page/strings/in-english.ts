/** What Klondike's tables on the page say, in English. */
import type { KlondikeBrowserStrings } from '../../browser/strings/catalogue.js';
import { ENGLISH } from '../../browser/strings/in-english.js';
import type { KlondikeRefusalStrings } from '../../words/strings/english.js';
import { KLONDIKE_REFUSALS_ENGLISH } from '../../words/strings/english.js';
import type { KlondikePageStrings } from './english.js';
import { KLONDIKE_PAGE_ENGLISH } from './english.js';

export interface PageTableStrings extends KlondikeBrowserStrings {
  readonly klondikeRefusals: KlondikeRefusalStrings;
  readonly klondikePage: KlondikePageStrings;
}

export const IN_ENGLISH: PageTableStrings = {
  ...ENGLISH,
  klondikeRefusals: KLONDIKE_REFUSALS_ENGLISH,
  klondikePage: KLONDIKE_PAGE_ENGLISH,
};
