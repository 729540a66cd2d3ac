/** What hints say, what is read of the table, and what is told of its keys, in English. */
import { CARD_SEARCH_ENGLISH } from '../../../../core/strings/card-search-english.js';
import { KLONDIKE_HELP_ENGLISH } from '../../words/help-english.js';
import { KLONDIKE_HINTS_ENGLISH } from '../../words/hints-english.js';
import { KLONDIKE_READING_ENGLISH } from '../../words/reading-english.js';

export const ADVICE_ENGLISH = {
  klondikeHelp: KLONDIKE_HELP_ENGLISH,
  klondikeHints: KLONDIKE_HINTS_ENGLISH,
  klondikeReading: KLONDIKE_READING_ENGLISH,
  cardSearch: CARD_SEARCH_ENGLISH,
};

export type AdviceStrings = typeof ADVICE_ENGLISH;
