/** Rules that build by suit and let any card start an empty column. */
import { rankOf, suitOf } from '../../../src/core/card.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';

export const BY_SUIT: Rules = {
  ...ULG,
  name: 'by suit',
  build: (card, onto) => {
    if (onto === undefined) return undefined;
    return suitOf(card) === suitOf(onto) && rankOf(card) === rankOf(onto) - 1 ? undefined : 'wrong-suit';
  },
};
