import { describe, expect, test } from '@jest/globals';
import { dealTitle } from '../../../src/core/text/deal-title.js';
import { newDeck } from '../../../src/core/deck.js';
import { printCard } from '../../../src/core/card.js';

describe('the title of a deal tells no card', () => {
  test.each([
    ['java:-4294967295', 'java:-4294967295'],
    ['dotnet:17', 'dotnet:17'],
    [newDeck().map(printCard).join(' '), 'own deck'],
    ['stock: As 2s; t1: 3c 7h | 6s', 'own layout'],
    ['t1: As; java:17', 'own layout'],
    ['java:17; t1: As', 'own layout'],
    ['redeals: 0', 'own layout'],
    ['r1: Ah 2s; deck: 3c', 'own layout'],
  ])('%s: %s', (name, title) => expect(dealTitle(name)).toBe(title));
});
