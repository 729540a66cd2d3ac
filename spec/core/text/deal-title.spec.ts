import { describe, expect, test } from '@jest/globals';
import { dealTitle, numbered, toldName } from '../../../src/core/text/deal-title.js';
import { newDeck } from '../../../src/core/deck.js';
import { printCard } from '../../../src/core/card.js';

describe('the title of a deal tells no card', () => {
  test.each([
    ['java:12345', '#12345'],
    ['java:-4294967295', '#-4294967295'],
    ['dotnet:17', 'dotnet:17'],
    [newDeck().map(printCard).join(' '), 'own deck'],
    ['stock: As 2s; t1: 3c 7h | 6s', 'own layout'],
    ['t1: As; java:17', 'own layout'],
    ['java:17; t1: As', 'own layout'],
    ['redeals: 0', 'own layout'],
    ['r1: Ah 2s; deck: 3c', 'own layout'],
  ])('%s: %s', (name, title) => expect(dealTitle(name)).toBe(title));
});

test('a name for programs stays whole, and cards are no number', () => {
  expect([toldName('java:17'), toldName('As 2s'), numbered('As 2s'), numbered('dotnet:17')]).toEqual([
    'java:17',
    'own deck',
    'As 2s',
    'dotnet:17',
  ]);
});

test.each(['my-java:17', 'java:17; t1: As', 'java:1x'])('%s is no number of a deal', (name) => {
  expect(numbered(name)).toBe(name);
});
