/** The texts of a table of Klondike on a page, in English. */
import { BROWSER_ENGLISH } from '../../../../browser/strings/english.js';
import { CARD_SEARCH_ENGLISH, CORE_ENGLISH } from '../../../../core/strings/english.js';
import {
  KLONDIKE_CHANGES_ENGLISH,
  KLONDIKE_ENGLISH,
  KLONDIKE_HELP_ENGLISH,
  KLONDIKE_HINTS_ENGLISH,
  KLONDIKE_READING_ENGLISH,
} from '../../words/strings/english.js';
import { KLONDIKE_BROWSER_ENGLISH } from './english.js';
import type { KlondikeBrowserStrings } from './catalogue.js';

export const ENGLISH: KlondikeBrowserStrings = {
  core: CORE_ENGLISH,
  cardSearch: CARD_SEARCH_ENGLISH,
  browser: BROWSER_ENGLISH,
  klondike: KLONDIKE_ENGLISH,
  klondikeHelp: KLONDIKE_HELP_ENGLISH,
  klondikeHints: KLONDIKE_HINTS_ENGLISH,
  klondikeReading: KLONDIKE_READING_ENGLISH,
  klondikeChanges: KLONDIKE_CHANGES_ENGLISH,
  klondikeBrowser: KLONDIKE_BROWSER_ENGLISH,
};
