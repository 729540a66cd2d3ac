/** The French texts of Klondike's tables on the page. */
import { BROWSER_FRENCH } from '../../../../browser/strings/french.js';
import { CARD_SEARCH_FRENCH, CORE_FRENCH } from '../../../../core/strings/french.js';
import { KLONDIKE_BROWSER_FRENCH } from '../../browser/strings/french.js';
import {
  KLONDIKE_CHANGES_FRENCH,
  KLONDIKE_FRENCH,
  KLONDIKE_HELP_FRENCH,
  KLONDIKE_HINTS_FRENCH,
  KLONDIKE_READING_FRENCH,
  KLONDIKE_REFUSALS_FRENCH,
} from '../../words/strings/french.js';
import { KLONDIKE_PAGE_FRENCH } from './french.js';
import type { PageTableStrings } from './in-english.js';

export const IN_FRENCH: PageTableStrings = {
  core: CORE_FRENCH,
  cardSearch: CARD_SEARCH_FRENCH,
  browser: BROWSER_FRENCH,
  klondike: KLONDIKE_FRENCH,
  klondikeHelp: KLONDIKE_HELP_FRENCH,
  klondikeHints: KLONDIKE_HINTS_FRENCH,
  klondikeReading: KLONDIKE_READING_FRENCH,
  klondikeChanges: KLONDIKE_CHANGES_FRENCH,
  klondikeRefusals: KLONDIKE_REFUSALS_FRENCH,
  klondikeBrowser: KLONDIKE_BROWSER_FRENCH,
  klondikePage: KLONDIKE_PAGE_FRENCH,
};
