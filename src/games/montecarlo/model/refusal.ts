/** Why an event is refused: a code for programs, a sentence for people. */
import type { MonteCarloRefusalStrings } from '../words/strings/english.js';
import { MONTECARLO_REFUSALS_ENGLISH } from '../words/strings/english.js';

/** The code of a reason why an event is refused. */
export type Refusal = keyof MonteCarloRefusalStrings;

/** The sentence of each reason, in English. */
export const REFUSALS: Readonly<Record<Refusal, string>> = MONTECARLO_REFUSALS_ENGLISH;
