/** The words of Klondike's scripts. */
import type { RedoCall } from '../../core/redo.js';
import type { KlondikeCall } from '../../klondike/contract/handler.js';
import type { Fact } from '../../klondike/notation/frame.js';
import { FACTS, printFact, readFact } from '../../klondike/notation/frame.js';
import type { Language } from '../script/language.js';
import { EVENTS } from './events.js';
import { checkTag } from './tags.js';

export const LANGUAGE: Language<KlondikeCall | RedoCall, Fact> = {
  ...EVENTS,
  facts: FACTS,
  aFact: 'moves: 4',
  readFact,
  printFact,
  checkTag,
};
