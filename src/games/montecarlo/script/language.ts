/** The words of Monte Carlo scripts. */
import type { RedoCall } from '../../../core/redo.js';
import type { MonteCarloCall } from '../contract/handler.js';
import type { Fact } from '../contract/frame-text.js';
import { FACTS, printFact, readFact } from '../contract/frame-text.js';
import type { Language } from '../../../scripts/language/language.js';
import { EVENTS } from './events.js';
import { checkTag } from './tags.js';

export const LANGUAGE: Language<MonteCarloCall | RedoCall, Fact> = {
  ...EVENTS,
  facts: FACTS,
  aFact: 'left: 27',
  readFact,
  printFact,
  checkTag,
};
