/** The words of Klondike's scripts. */
import type { RedoCall } from '../../../core/redo.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { Fact } from '../contract/frame-text.js';
import { FACTS, printFact, readFact } from '../contract/frame-text.js';
import type { Language } from '../../../scripts/language/language.js';
import { EVENTS } from './events.js';
import { checkTag } from './tags.js';

export const LANGUAGE: Language<KlondikeCall | RedoCall, Fact> = {
  ...EVENTS,
  facts: FACTS,
  aFact: 'moves: 4',
  readFact,
  printFact,
  untagged: 'klondike',
  checkTag,
};
