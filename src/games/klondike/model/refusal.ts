/** Why a move is refused: a code for programs, a sentence for people. */
import type { KlondikeRefusalStrings } from '../words/english.js';
import { KLONDIKE_REFUSALS_ENGLISH } from '../words/english.js';

/** The code of a reason why a move is refused. */
export type Refusal = keyof KlondikeRefusalStrings;

/** The sentence of each reason, in English. */
export const REFUSALS: Readonly<Record<Refusal, string>> = KLONDIKE_REFUSALS_ENGLISH;
