/** What hints say, what is read of the table, and what is told of its keys, in French. */
import { CARD_SEARCH_FRENCH } from '../../../../core/strings/card-search-french.js';
import { KLONDIKE_HELP_FRENCH } from '../../words/help-french.js';
import { KLONDIKE_HINTS_FRENCH } from '../../words/hints-french.js';
import { KLONDIKE_READING_FRENCH } from '../../words/reading-french.js';
import type { AdviceStrings } from './advice-english.js';

export const ADVICE_FRENCH: AdviceStrings = {
  klondikeHelp: KLONDIKE_HELP_FRENCH,
  klondikeHints: KLONDIKE_HINTS_FRENCH,
  klondikeReading: KLONDIKE_READING_FRENCH,
  cardSearch: CARD_SEARCH_FRENCH,
};
