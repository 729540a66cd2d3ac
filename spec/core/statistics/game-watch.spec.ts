import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BookPart } from '../../../src/core/statistics/game-book.js';
import { GameBook } from '../../../src/core/statistics/game-book.js';
import { GameWatch } from '../../../src/core/statistics/game-watch.js';
import { parseStatistics, printStatistics } from '../../../src/core/statistics/statistics-text.js';
import { errorOf } from '../../support/error-of.js';
import { finished } from './games.js';

let texts: Map<BookPart, string>;
let book: GameBook;
let faults: string[];

beforeEach(() => {
  texts = new Map();
  faults = [];
  book = new GameBook({
    read: (part) => texts.get(part),
    write: (part, text) => texts.set(part, text).has(part),
    remove: (part) => !texts.delete(part) || !texts.has(part),
    setAside: (part, _text, why) => {
      faults.push(`${part}: ${why}`);
      texts.delete(part);
    },
  });
});

/** Plays a story, with a second before each word: a deal (`a`, `b`, or `A` with other rules; `x` is a position, `g` continues moves of others), a move `+`, an undo `-`, a win `!`, a script that replaces the game with an unfinished one (`>a`) or a won one (`a!`), a second without an event `.`. */
function play(story: string): void {
  let now = 0;
  let [deal, moves, isWon, isFresh, usedUndo] = ['', 0, false, false, false];
  const watch = new GameWatch(book, {
    now: () => now,
    standing: () =>
      deal === ''
        ? undefined
        : {
            game: 'klondike',
            rules: deal === deal.toLowerCase() ? 'ulg' : 'ksu',
            deal,
            moves,
            usedUndo,
            isDealt: !deal.startsWith('x'),
            isGiven: deal.startsWith('g'),
            isBegun: moves > 0,
            isFresh,
            isWon,
          },
  });
  for (const word of story.split(' ')) {
    now += 1000;
    if (word === '.') watch.tick();
    else {
      if (/^>?\w/.test(word)) [deal, moves] = [word.replace(/[>!]/, ''), /[>!]/.test(word) ? 5 : 0];
      else moves += word === '-' ? -1 : 1;
      isWon = word.endsWith('!');
      isFresh = /^\w$/.test(word);
      usedUndo = !isFresh && (usedUndo || word === '-');
      if (word.startsWith('>')) watch.tick();
      else watch.played();
    }
  }
}

/** `a won 3 in 2 s`: the deal, the result, the moves and the time. */
const told = (): string =>
  book.games
    .map(
      ({ deal, won, moves, milliseconds }) =>
        `${deal} ${won ? 'won' : 'lost'} ${moves} in ${milliseconds / 1000} s`,
    )
    .join(', ');

describe('a game', () => {
  test.each<[story: string, told: string, because: string]>([
    ['a b c', '', 'does not count without a move'],
    ['a + +', '', 'is neither won nor lost while unfinished'],
    ['a + + b', '', 'is not lost before another game has a move'],
    ['a + + b +', 'a lost 2 in 1 s', 'is lost once another game has a move'],
    ['a + - b +', 'a lost 1 in 0 s', 'counts even if all its moves were undone'],
    ['a + + A + ! a +', 'A won 2 in 1 s', 'is not lost to a game with other rules'],
    [
      'a + + a + !',
      'a won 2 in 1 s',
      'is the same game after a restart, with the moves and time of the new attempt',
    ],
    ['a + - . . + !', 'a won 2 in 5 s', 'goes on when all its moves are undone'],
    ['a + . . ! . .', 'a won 2 in 3 s', 'is won with the time until the win'],
    ['a + ! - ! b +', 'a won 2 in 1 s', 'counts once when its win is undone and repeated'],
    ['a + + b + >a ! b +', 'b lost 1 in 0 s, a won 6 in 2 s', 'can be won after a loss'],
    [
      'c + + + d + a + + b + >a ! b +',
      'c lost 3 in 2 s, d lost 1 in 0 s, b lost 1 in 0 s, a won 6 in 2 s',
      'continues after a loss with its own time',
    ],
    ['. + . a + b +', 'a lost 1 in 0 s', 'does not exist before the first deal'],
    ['x + ! . x + !', '', 'does not count if it did not start from a deal'],
    ['g + ! . g + !', '', "does not count if it continues another player's moves"],
    ['a + x + + ! a + ! x +', 'a won 2 in 1 s', 'is not lost to a game that did not start from a deal'],
    ['a!', '', 'does not count if it was won before the first look'],
    ['b + a!', '', 'does not count if it was won elsewhere, and other games are not lost to it'],
    ['b + >a .', '', 'from a script replaces another game only with its next move'],
  ])('%s: %j; it %s', (story, expected) => {
    play(story);
    expect(told()).toBe(expected);
  });

  test.each<[story: string, usedUndo: boolean[], because: string]>([
    ['a + + !', [false], 'no move was undone'],
    ['a + - + !', [true], 'a move was undone'],
    ['a + + a + !', [true], 'it was restarted'],
    ['a + - + a + + + !', [true], 'a move was undone before a restart'],
    ['a + + - b + !', [true, false], 'a move was undone in another game'],
  ])('%s: used undo %j, because %s', (story, usedUndo) => {
    play(story);
    expect(book.games.map((game) => game.usedUndo)).toEqual(usedUndo);
  });

  test('keeps its time at the next visit, and is lost to a game that begins then', () => {
    play(`a + ${'. '.repeat(11)}.`);
    play('>a + b +');
    expect(told()).toBe('a lost 6 in 11 s');
  });

  test('does not count again when it is shown after a reset', () => {
    play('a + !');
    book.reset();
    play('b . a');
    expect(told()).toBe('');
  });
});

describe('the book', () => {
  test('brings back reset games, even from two resets, and keeps later games', () => {
    play('a + !');
    book.reset();
    play('b + !');
    expect([told(), book.canBringBack]).toEqual(['b won 2 in 1 s', true]);
    book.reset();
    play('c + !');
    book.bringBack();
    expect([book.games.map(({ deal }) => deal).sort(), book.canBringBack]).toEqual([['a', 'b', 'c'], false]);
  });

  test('takes an export, and counts its new games', () => {
    play('a + !');
    const text = printStatistics([finished({ deal: 'x' }), finished({ deal: 'y' }), ...book.games]);
    expect([book.take(parseStatistics(text)), book.take(parseStatistics(text)), book.games.length]).toEqual([
      2, 0, 3,
    ]);
  });

  test("does not change if an export can't be read", () => {
    play('a + !');
    const before = new Map(texts);
    expect(errorOf(() => book.take(parseStatistics('{}')))).toContain('line 1, column 1: "{"; expected');
    expect([texts, faults]).toEqual([before, []]);
  });

  test('sets unreadable texts aside and still works', () => {
    texts.set('games', '[');
    texts.set('open', '');
    play('a + !');
    expect([faults, told()]).toEqual([
      [
        'open: line 1, column 1: nothing is there; expected a value',
        'games: line 1, column 2: nothing is there; expected a value',
      ],
      'a won 2 in 1 s',
    ]);
  });
});
