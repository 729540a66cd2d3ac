/** The start of a game, and the methods for the whole game. */
import { describe, expect, test } from '@jest/globals';
import { CardLocation, Game } from '../../../../../src/games/klondike/doors/numbered-piles/game.js';
import { NumberedPilesTable } from '../../../../../src/games/klondike/doors/numbered-piles/numbered-piles-table.js';
import { errorOf } from '../../../../support/error-of.js';
import { golden } from '../../../../support/golden.js';
import { foundationsText, suitText } from '../../../../support/suit-text.js';
import { readWinningScript } from '../../../../support/winning-script.js';
import { KSU, ULG, YCP_TEXT, YCP_TEXT_REFERENCE } from '../../../../../src/games/klondike/model/rules.js';
import type { Rules } from '../../../../../src/games/klondike/model/rules.js';
import { carryOf, cardsOf, gameAt, gameText, playEvent, wordOf } from './words.js';

const YORK = golden('ycp-text-deal') as {
  readonly pilesBottomToTop: Readonly<Record<string, string[]>>;
  readonly mainDeckBottomToTop: string[];
  readonly exposeIndex: Readonly<Record<string, number>>;
};

const asWord = (card: string): string => card.charAt(0) + card.charAt(1).toLowerCase();

describe("a deal by the course's program", () => {
  const game = new Game({ deal: 'java:305419896' });

  test('fills the working piles, bottom to top', () => {
    const piles = [1, 2, 3, 4, 5, 6, 7].map((pile) => cardsOf(game.getPile(pile)).map(wordOf));
    expect(piles).toEqual(Object.values(YORK.pilesBottomToTop).map((pile) => pile.map(asWord)));
  });

  test('fills the main deck, bottom to top', () => {
    expect(cardsOf(game.getMainDeck()).map(wordOf)).toEqual(YORK.mainDeckBottomToTop.map(asWord));
  });

  test('leaves the finished piles and the waste empty', () => {
    const decks = [8, 9, 10, 11].map((pile) => game.getPile(pile));
    expect([...decks, game.getWastePile()].map((deck) => deck.getNumCards())).toEqual([0, 0, 0, 0, 0]);
  });

  test('expose indexes', () => {
    const indexes = Array.from({ length: 12 }, (_, pile) => game.getPile(pile).getExposeIndex());
    const { main, finished8to11, waste, ...working } = YORK.exposeIndex;
    expect(indexes).toEqual([main, ...Object.values(working), ...[8, 9, 10, 11].map(() => finished8to11)]);
    expect(game.getWastePile().getExposeIndex()).toBe(waste);
  });
});

describe('the deal of a game', () => {
  test.each([
    ['java:305419896', 'java:305419896'],
    ['dotnet:0', 'dotnet:0'],
    [' java:+7 ', 'java:7'],
    ['f1: Ac; t1: Kh | Qs', 't1: Kh | Qs; f1: Ac'],
  ])('%j gets the name %j', (deal, name) => {
    expect(new Game({ deal }).deal.split('; ').sort()).toEqual(name.split('; ').sort());
  });

  test('is random by default, and its name gives the same game again', () => {
    const drawn = new Game();
    const again = new Game({ deal: drawn.deal });
    expect([drawn.deal, gameText(again)]).toEqual([expect.stringMatching(/^java:\d+$/), gameText(drawn)]);
  });

  test('is different each time by default', () => {
    expect(new Game().deal).not.toBe(new Game().deal);
  });

  test('can be a deck, whose last card is dealt first', () => {
    const game = gameAt(['s', 'h', 'd', 'c'].map((suit) => suitText(suit)).join(' '));
    expect(gameText(game).slice(1, 4)).toEqual(['1: Kc', '2: Qc | Jc', '3: Tc 9c | 8c']);
  });

  test('can be a layout', () => {
    expect(gameText(gameAt('stock: 9c 3d; waste: 5h; f1: Ac; t2: 9h | 8s 7d'))).toEqual([
      '0: 9c 3d',
      '1: ',
      '2: 9h | 8s 7d',
      '3: ',
      '4: ',
      '5: ',
      '6: ',
      '7: ',
      '8: Ac',
      '9: ',
      '10: ',
      '11: ',
      'waste: 5h',
    ]);
  });

  test.each(['', 'java:x', 'ruby:1', 'Ac 2c', 't1: Ac Ac'])('the name %j throws a TextError', (deal) => {
    expect(errorOf(() => new Game({ deal }))).toMatch(/^TextError: line 1, column \d+/);
  });
});

describe('pile returns a pile by its number', () => {
  const game = new Game({ deal: 'java:1' });

  test('0 is the main deck', () => {
    expect(game.getPile(0)).toBe(game.getMainDeck());
  });

  test('all twelve piles and the waste are different decks, and each call returns the same ones', () => {
    const decks = (): unknown[] => [
      ...Array.from({ length: 12 }, (_, pile) => game.getPile(pile)),
      game.getWastePile(),
    ];
    expect(new Set([...decks(), ...decks()]).size).toBe(13);
  });

  test.each([-1, 12, 99, 1.5, NaN, Infinity])('the number %d throws a RangeError', (pile) => {
    expect(errorOf(() => game.getPile(pile))).toBe(`RangeError: the piles run from 0 to 11, not to ${pile}`);
  });
});

test('a card location keeps its numbers', () => {
  const location = new CardLocation(7, 6);
  expect([location.getPile(), location.getIndex()]).toEqual([7, 6]);
});

describe('a game is finished when all cards are on the finished piles', () => {
  const FINISHED = ['c', 'd', 'h', 's'].map((suit, index) => `f${index + 1}: ${suitText(suit)}`).join('; ');
  const but = (rest: string): string => `${FINISHED.replace(' Ks', '')}; ${rest}: Ks`;

  test.each<[finished: boolean, layout: string]>([
    [true, FINISHED],
    [false, but('stock')],
    [false, but('waste')],
    [false, but('t1')],
    [false, but('t7')],
    [true, foundationsText(0, 0, 0, 1)],
  ])('%s: %s', (finished, layout) => {
    expect(gameAt(layout).isFinished()).toBe(finished);
  });

  test('a game is not finished at the deal', () => {
    expect(new Game({ deal: 'java:1' }).isFinished()).toBe(false);
  });

  test('a game is finished when the last card reaches its pile', () => {
    const game = gameAt(but('t1'));
    const { take, place } = carryOf(game, 't1>f4');
    game.moveCards(take, place);
    expect(game.isFinished()).toBe(true);
  });
});

test('a game can be won after a draw', () => {
  const game = gameAt('stock: 2c 3d; f1: Ac; f2: Ad 2d');
  for (let draws = 0; draws < 3; draws++) game.drawNextCard();
  for (const event of ['w>f2', 'w>f1']) playEvent(game, event);
  expect(game.isFinished()).toBe(true);
});

describe("rules that don't suit this door throw a RangeError", () => {
  test.each<[name: string, rules: Rules, why: string]>([
    ['ulg', ULG, 'rules: inPlay is "stock" for numbered piles, not "waste"'],
    ['ksu', KSU, 'rules: inPlay is "stock" for numbered piles, not "waste"'],
    ['two redeals', { ...YCP_TEXT, redeals: 2 }, 'rules: redeals is Infinity for numbered piles, not 2'],
    ['nothing', null as never, 'rules must be an object such as ULG, not null'],
  ])('%s', (_, rules, why) => {
    expect(errorOf(() => new Game({ rules }))).toBe(`RangeError: ${why}`);
    expect(errorOf(() => new NumberedPilesTable(rules))).toBe(`RangeError: ${why}`);
  });
});

test("later changes to the given rules don't change the game", () => {
  const rules = { ...YCP_TEXT };
  const game = new Game({ deal: 'java:1', rules });
  const table = new NumberedPilesTable(rules);
  Object.assign(rules, { draw: 0, isWon: undefined });
  game.drawNextCard();
  expect([game.getWastePile().getNumCards(), game.isFinished(), table.rules.draw]).toEqual([1, false, 1]);
});

test.each([
  ['win-ycp-text', YCP_TEXT],
  ['win-ycp-text-reference', YCP_TEXT_REFERENCE],
])('a whole game is won by its last move: %s', (script, rules) => {
  const { deal, events } = readWinningScript(script);
  const game = new Game({ deal, rules });
  const finished = events.map((event) => {
    playEvent(game, event);
    return game.isFinished();
  });
  expect(finished).toEqual(events.map((_, index) => index === events.length - 1));
});
