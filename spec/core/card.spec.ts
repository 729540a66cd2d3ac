import { describe, expect, test } from '@jest/globals';
import type { Card, Suit } from '../../src/core/card.js';
import { HIDDEN, cardOf, isRed, parseCard, printCard, rankOf, suitOf } from '../../src/core/card.js';

const SPADES = 'As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks';
const IN_ORDER = ['s', 'h', 'd', 'c'].map((suit) => SPADES.replaceAll('s', suit)).join(' ');
const ALL = Array.from({ length: 52 }, (_, card) => card as Card);

describe('cards as text', () => {
  test('are spades, hearts, diamonds and clubs from ace to king', () => {
    expect(ALL.map(printCard).join(' ')).toBe(IN_ORDER);
  });

  test('are read back as the same cards', () => {
    expect(IN_ORDER.split(' ').map(parseCard)).toEqual(ALL);
  });

  test('can have a capital suit and a small rank', () => {
    const swapped = (word: string): string => word.charAt(0).toLowerCase() + word.charAt(1).toUpperCase();
    expect(IN_ORDER.split(' ').map(swapped).map(parseCard)).toEqual(ALL);
  });

  test.each([
    ['10s', 9],
    ['10H', 22],
    ['10d', 35],
    ['10C', 48],
  ])('can have the digits 10 for a ten: %s', (word, card) => {
    expect(parseCard(word)).toBe(card);
  });

  test('show a hidden card as two characters', () => {
    expect(printCard(HIDDEN)).toBe('##');
  });

  test.each([
    ['', 'nothing'],
    ['A', 'a rank alone'],
    ['h', 'a suit alone'],
    ['hA', 'suit before rank'],
    ['1h', '1 is not a rank'],
    ['11h', '11 is not a rank'],
    ['110h', 'a number that ends in ten is not a rank'],
    ['Ax', 'no suit'],
    ['AhA', 'too long'],
    [' Ah', 'a blank in front'],
    ['Ah ', 'a blank at the end'],
    ['##', 'a hidden card has no name'],
    ['A♥', 'a suit sign instead of a letter'],
    ['undefined', 'junk'],
  ])('are not %j: %s', (word) => {
    expect(parseCard(word)).toBeUndefined();
  });

  test.each([
    [-1, '-1'],
    [53, '53'],
    [NaN, 'NaN'],
  ])('print a number that is not a card unchanged: %p', (number, text) => {
    expect(printCard(number as Card)).toBe(text);
  });
});

describe('a card', () => {
  test.each<[word: string, rank: number, suit: Suit, red: boolean]>([
    ['As', 1, 0, false],
    ['Ks', 13, 0, false],
    ['Ah', 1, 1, true],
    ['Kh', 13, 1, true],
    ['Ad', 1, 2, true],
    ['Kd', 13, 2, true],
    ['Ac', 1, 3, false],
    ['Tc', 10, 3, false],
    ['Kc', 13, 3, false],
  ])('%s has rank %i and suit %i; red: %p', (word, ...told) => {
    const card = (parseCard(word) ?? NaN) as Card;
    expect([rankOf(card), suitOf(card), isRed(card)]).toEqual(told);
  });

  test('is determined by its rank and suit', () => {
    expect(ALL.map((card) => cardOf(rankOf(card), suitOf(card)))).toEqual(ALL);
  });
});
