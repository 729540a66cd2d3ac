/** The book stores finished, open and reset games. */
import { beforeEach, expect, test } from '@jest/globals';
import type { BookPart } from '../../../src/core/statistics/game-book.js';
import { GameBook } from '../../../src/core/statistics/game-book.js';
import type { FinishedGame } from '../../../src/core/statistics/finished-game.js';
import { joined } from '../../../src/core/statistics/finished-game.js';
import { parseStatistics, printStatistics } from '../../../src/core/statistics/statistics-text.js';
import { errorOf } from '../../support/error-of.js';
import { finished } from './games.js';

let texts: Map<BookPart, string>;
/** The texts that were written, removed and set aside, in order. */
let done: string[];
/** The part of the store without room for another text. */
let full: BookPart | undefined;
let book: GameBook;

beforeEach(() => {
  texts = new Map();
  done = [];
  full = undefined;
  book = new GameBook({
    read: (part) => texts.get(part),
    write: (part, text) => {
      if (part === full) return false;
      texts.set(part, text);
      done.push(`write ${part}`);
      return true;
    },
    remove: (part) => {
      texts.delete(part);
      done.push(`remove ${part}`);
      return true;
    },
    setAside: (part, text, why) => {
      texts.delete(part);
      done.push(`set aside ${part}: ${text}: ${why}`);
    },
  });
});

const ULG = finished({ deal: 'java:1', date: 1 });
const KSU = finished({ rules: 'ksu', deal: 'java:2', date: 2 });
const PAIRS = finished({ game: 'montecarlo', deal: 'java:3', date: 3 });

const open = (): readonly FinishedGame[] => parseStatistics(texts.get('open') ?? printStatistics([]));

test('one game can be open for each kind of game and set of rules, and its end leaves the others open', () => {
  for (const game of [ULG, KSU, PAIRS]) book.play(game);
  expect([ULG, KSU, PAIRS].map((game) => book.openBy(game))).toEqual([ULG, KSU, PAIRS]);
  expect(book.openBy({ game: 'montecarlo', rules: 'ksu' })).toBe(undefined);
  book.win({ ...KSU, won: true });
  expect([open(), book.games]).toEqual([[ULG, PAIRS], [{ ...KSU, won: true }]]);
});

test('a game is lost when another game with the same rules has a move or is won', () => {
  book.play(ULG);
  book.play({ ...ULG, moves: 2 });
  book.play(KSU);
  expect([book.games, open()]).toEqual([[], [{ ...ULG, moves: 2 }, KSU]]);
  const next = finished({ deal: 'java:9', date: 9 });
  book.play(next);
  book.win({ ...KSU, deal: 'java:8', won: true, date: 10 });
  expect([book.games, open()]).toEqual([
    [{ ...ULG, moves: 2 }, KSU, { ...KSU, deal: 'java:8', won: true, date: 10 }],
    [next],
  ]);
});

test('without an open game, the text for open games is removed', () => {
  book.play(ULG);
  book.win({ ...ULG, won: true });
  expect([texts.has('open'), done]).toEqual([false, ['write open', 'write games', 'remove open']]);
});

test('known games are not written again', () => {
  const text = printStatistics([ULG, KSU]);
  expect([
    book.take(parseStatistics(text)),
    book.take(parseStatistics(text)),
    book.take([{ ...ULG, won: true }]),
  ]).toEqual([2, 0, 1]);
  expect(done).toEqual(['write games', 'write games']);
});

test('a proved minimum is stored with its game and does not count as a new game', () => {
  for (const game of [ULG, KSU]) book.win({ ...game, won: true });
  book.proveFewest(ULG, 83);
  book.proveFewest({ ...ULG, deal: 'java:9' }, 70);
  const proved = [
    { ...ULG, won: true, fewest: 83 },
    { ...KSU, won: true },
  ];
  expect(book.games).toEqual(proved);
  book.reset();
  book.win({ ...ULG, won: true });
  expect([book.take(proved), book.games]).toEqual([1, proved]);
});

test('bringBack restores reset games and keeps later games', () => {
  book.take([ULG]);
  expect(book.canBringBack).toBe(false);
  book.reset();
  expect([book.games, book.canBringBack]).toEqual([[], true]);
  book.take([KSU]);
  book.reset();
  book.take([PAIRS]);
  book.bringBack();
  expect([book.games, book.canBringBack]).toEqual([[ULG, KSU, PAIRS], false]);
});

test.each<[title: string, where: BookPart, act: () => unknown]>([
  ['A reset', 'reset', () => book.reset()],
  ['Bringing games back', 'games', () => book.bringBack()],
  ['An import', 'games', () => book.take([{ ...KSU, deal: 'java:8' }])],
  ['A win', 'games', () => book.win({ ...PAIRS, won: true })],
  ['A new game', 'games', () => book.play({ ...PAIRS, deal: 'java:8' })],
])("%s without room doesn't lose a game", (_, where, act) => {
  book.take([ULG]);
  book.reset();
  book.take([KSU]);
  book.play(PAIRS);
  full = where;
  expect(act() === true).toBe(false);
  full = undefined;
  expect([book.games, book.canBringBack, open()]).toEqual([[KSU], true, expect.arrayContaining([PAIRS])]);
});

test('a game whose loss could not be stored is lost at the next move', () => {
  const second = { ...ULG, deal: 'java:8', date: 8 };
  const third = { ...ULG, deal: 'java:9', date: 9 };
  book.play(ULG);
  full = 'games';
  book.play(second);
  expect(book.openBy(ULG)).toEqual(second);
  full = undefined;
  book.play(third);
  expect([book.games, open()]).toEqual([[ULG, second], [third]]);
});

test('an unreadable text is set aside, and the book still works', () => {
  texts.set('games', '{}');
  expect(book.games).toEqual([]);
  book.take([ULG]);
  const why = errorOf(() => parseStatistics('{}')).replace('TextError: ', '');
  expect([done, book.games]).toEqual([[`set aside games: {}: ${why}`, 'write games'], [ULG]]);
});

test('a store that gives no texts is a fault, and nothing is set aside', () => {
  texts.set('games', 7 as never);
  expect(() => book.games).toThrow(TypeError);
  expect(done).toEqual([]);
});

test('an unreadable export changes nothing', () => {
  expect(() => book.take(parseStatistics('no JSON'))).toThrow('line 1, column 1');
  expect(done).toEqual([]);
});

test('games with the same time are listed in the order of their names', () => {
  const [one, other] = [finished({ deal: 'java:1' }), finished({ deal: 'java:2' })];
  expect([joined([one], [other]), joined([other], [one])]).toEqual([
    [one, other],
    [one, other],
  ]);
});

test('lists all games with a move, including unfinished ones, and each deal once', () => {
  const lost = { ...ULG, deal: 'java:7', date: 7 };
  const next = { ...ULG, deal: 'java:9', date: 9 };
  for (const game of [lost, next, { ...lost, date: 11 }, KSU]) book.play(game);
  expect(book.begun).toEqual([KSU, lost, next]);
  book.win({ ...lost, won: true, date: 12 });
  expect(book.begun).toEqual([KSU, next, { ...lost, won: true, date: 12 }]);
});
