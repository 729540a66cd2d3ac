/** What Klondike's tables on the page say, in English. */
import { BROWSER_ENGLISH } from '../../../../browser/strings/english.js';
import { CORE_ENGLISH } from '../../../../core/strings/english.js';
import type { TableStrings } from '../../browser/strings/catalogue.js';
import { KLONDIKE_BROWSER_ENGLISH } from '../../browser/strings/english.js';
import { KLONDIKE_CHANGES_ENGLISH } from '../../words/changes-english.js';
import type { KlondikeRefusalStrings } from '../../words/english.js';
import {
  KLONDIKE_ANSWERS_ENGLISH,
  KLONDIKE_ENGLISH,
  KLONDIKE_REFUSALS_ENGLISH,
} from '../../words/english.js';
import type { KlondikePageStrings } from './english.js';
import { KLONDIKE_PAGE_ENGLISH } from './english.js';

export interface PageTableStrings extends TableStrings {
  readonly klondikeRefusals: KlondikeRefusalStrings;
  readonly klondikePage: KlondikePageStrings;
}

export const IN_ENGLISH: PageTableStrings = {
  core: CORE_ENGLISH,
  browser: BROWSER_ENGLISH,
  klondike: KLONDIKE_ENGLISH,
  klondikeHints: KLONDIKE_ANSWERS_ENGLISH,
  klondikeChanges: KLONDIKE_CHANGES_ENGLISH,
  klondikeBrowser: KLONDIKE_BROWSER_ENGLISH,
  klondikeRefusals: KLONDIKE_REFUSALS_ENGLISH,
  klondikePage: KLONDIKE_PAGE_ENGLISH,
};
