/** The words of Monte Carlo scripts. */
import type { RedoCall } from '../../core/redo.js';
import type { MonteCarloCall } from '../../montecarlo/contract/handler.js';
import type { Fact } from '../../montecarlo/notation/frame.js';
import { FACTS, printFact, readFact } from '../../montecarlo/notation/frame.js';
import type { Language } from '../script/language.js';
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
