/** What hints say, and what is read of the table, in English. */
import { KLONDIKE_HINTS_ENGLISH } from '../../words/hints-english.js';
import { KLONDIKE_READING_ENGLISH } from '../../words/reading-english.js';

export const ADVICE_ENGLISH = { hints: KLONDIKE_HINTS_ENGLISH, reading: KLONDIKE_READING_ENGLISH };

export type AdviceStrings = typeof ADVICE_ENGLISH;
