/** The French texts of Klondike's tables on the page. */
import { BROWSER_FRENCH } from '../../../../browser/strings/french.js';
import { CARD_SEARCH_FRENCH } from '../../../../core/strings/card-search-french.js';
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import { KLONDIKE_BROWSER_FRENCH } from '../../browser/strings/french.js';
import { KLONDIKE_CHANGES_FRENCH } from '../../words/changes-french.js';
import { KLONDIKE_FRENCH, KLONDIKE_REFUSALS_FRENCH } from '../../words/french.js';
import { KLONDIKE_HELP_FRENCH } from '../../words/help-french.js';
import { KLONDIKE_HINTS_FRENCH } from '../../words/hints-french.js';
import { KLONDIKE_READING_FRENCH } from '../../words/reading-french.js';
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
