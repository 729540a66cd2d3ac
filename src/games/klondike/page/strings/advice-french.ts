/** What hints say, and what is read of the table, in French. */
import { KLONDIKE_HINTS_FRENCH } from '../../words/hints-french.js';
import { KLONDIKE_READING_FRENCH } from '../../words/reading-french.js';
import type { AdviceStrings } from './advice-english.js';

export const ADVICE_FRENCH: AdviceStrings = {
  hints: KLONDIKE_HINTS_FRENCH,
  reading: KLONDIKE_READING_FRENCH,
};
