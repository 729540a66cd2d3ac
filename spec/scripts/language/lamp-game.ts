/** The script language of a dummy game: a lamp that is new, then pressed, and perhaps lit. */
import { TextError } from '../../../src/core/text/text-error.js';
import type { Language } from '../../../src/scripts/language/language.js';
import { checkGameTag } from '../../../src/scripts/language/items.js';
import type { PlainCall } from '../../support/plain-events.js';
import { plainEvents } from '../../support/plain-events.js';

export type LampCall = PlainCall<'newLamp' | 'press'>;

export interface LampFact {
  readonly fact: 'lit';
}

export const LAMP: Language<LampCall, LampFact> = {
  ...plainEvents<'newLamp' | 'press'>({ new: 'newLamp', press: 'press' }, 'new'),
  untagged: 'lamp',
  facts: 'a fact: lit',
  aFact: 'lit',
  readFact: ({ key }, expected) => {
    if (key.text !== 'lit') throw new TextError(key, key.text, expected);
    return { fact: 'lit' };
  },
  printFact: ({ fact }) => fact,
  checkTag: (tag) => checkGameTag(tag, 'lamp', { lamp: 'parseLamp', bell: 'parseBell' }),
};
