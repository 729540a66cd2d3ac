/** Why a move is refused, as a code for programs and a sentence for people. */
import type { KlondikeRefusalStrings } from '../words/strings/english.js';
import { KLONDIKE_REFUSALS_ENGLISH } from '../words/strings/english.js';

export type { Refusal } from '../words/strings/english.js';

/** The sentence for each reason, in English. `tellRefusal` also knows the reasons of your own rules. */
export const REFUSALS: KlondikeRefusalStrings = KLONDIKE_REFUSALS_ENGLISH;
