import { describe, expect, test } from '@jest/globals';
import * as names from '../../../../src/index.js';
import { KlondikeEventsHandler, KlondikeView } from '../../../../src/index.js';
import { parseCard } from '../../../../src/core/card.js';
import { golden } from '../../../support/golden.js';

interface Library {
  readonly constants: Readonly<Record<string, number>>;
}

/** The course's own GUI library. Its names for cards use the singular, but the statement uses the plural. */
const { constants } = golden('ulg-view-library') as Library;

const plural = (name: string): string => name.replace(/^(SPADE|HEART|DIAMOND|CLUB)_/, '$1S_');

const EXPECTED = Object.fromEntries(
  Object.entries(constants).flatMap(([name, value]) => [
    [name, value],
    [plural(name), value],
  ]),
);

const OWNERS: [owner: string, values: Readonly<Record<string, unknown>>][] = [
  ['KlondikeView', KlondikeView],
  ['KlondikeEventsHandler', KlondikeEventsHandler],
];

test('the library has 52 cards, HIDDEN, 4 foundations and 7 tableau piles', () => {
  expect(Object.keys(constants)).toHaveLength(64);
  expect(Object.keys(EXPECTED)).toHaveLength(116);
});

test('the main entry exports each constant only by its name in the statement', () => {
  const exported = Object.keys(EXPECTED).filter((name) => name in names);
  expect(exported.sort()).toEqual(Object.keys(constants).map(plural).sort());
  expect(EXPECTED).toMatchObject(
    Object.fromEntries(exported.map((name) => [name, (names as Record<string, unknown>)[name]])),
  );
});

describe.each(OWNERS)('%s', (_owner, values) => {
  test('has all constants of its kind as members', () => {
    expect(values).toEqual(EXPECTED);
  });

  test('cannot be changed', () => {
    expect(Object.isFrozen(values)).toBe(true);
  });
});

test.each([
  ['SPADES_A', 'As'],
  ['SPADE_10', 'Ts'],
  ['HEARTS_2', '2h'],
  ['HEART_J', 'Jh'],
  ['DIAMONDS_Q', 'Qd'],
  ['CLUB_K', 'Kc'],
])('%s is the card %s', (name, card) => {
  expect(EXPECTED[name]).toBe(parseCard(card));
});
