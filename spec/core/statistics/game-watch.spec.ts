import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BookPart } from '../../../src/core/statistics/game-book.js';
import { GameBook } from '../../../src/core/statistics/game-book.js';
import { GameWatch } from '../../../src/core/statistics/game-watch.js';
import { printStatistics } from '../../../src/core/statistics/statistics-text.js';
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

/**
 * Plays a story, in which a second passes before each word: a deal (`a`, `b`, or `A` by other rules; `x` is a position, `g` goes on
 * from other moves),
 * a move `+`, one taken back `-`, a win `!`, a script of a game under way put in its place (`>a`), or one that is won
 * (`a!`), a second without an event `.`.
 */
function play(story: string): void {
  let now = 0;
  let [deal, moves, isWon, isFresh] = ['', 0, false, false];
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
      if (word.startsWith('>')) watch.tick();
      else watch.played();
    }
  }
}

/** `a won 3 in 2 s`: the deal, how it ended, its moves and its time. */
const told = (): string =>
  book.games
    .map(
      ({ deal, won, moves, milliseconds }) =>
        `${deal} ${won ? 'won' : 'lost'} ${moves} in ${milliseconds / 1000} s`,
    )
    .join(', ');

describe('a game', () => {
  test.each<[story: string, told: string, because: string]>([
    ['a b c', '', 'without a move does not count'],
    ['a + +', '', 'under way is neither won nor lost'],
    ['a + + b', '', 'is not lost before another has a move'],
    ['a + + b +', 'a lost 2 in 1 s', 'is lost once another has a move in its place'],
    ['a + - b +', 'a lost 1 in 0 s', 'whose moves were all taken back had one'],
    ['a + + A + ! a +', 'A won 2 in 1 s', 'by other rules is not in its place'],
    [
      'a + + a + !',
      'a won 2 in 1 s',
      'is the same when its deal starts again: moves and time are of this attempt',
    ],
    ['a + - . . + !', 'a won 2 in 5 s', 'goes on when all its moves are taken back'],
    ['a + . . ! . .', 'a won 2 in 3 s', 'is won, in the time until then'],
    ['a + ! - ! b +', 'a won 2 in 1 s', 'counts once when its win is taken back and made again'],
    [
      'a + + b + >a ! b +',
      'b lost 1 in 0 s, a won 6 in 2 s',
      'that was lost and is taken up again can be won',
    ],
    [
      'c + + + d + a + + b + >a ! b +',
      'c lost 3 in 2 s, d lost 1 in 0 s, b lost 1 in 0 s, a won 6 in 2 s',
      'that was lost goes on with its own time',
    ],
    ['. + . a + b +', 'a lost 1 in 0 s', 'is none before the first one'],
    ['x + ! . x + !', '', 'that did not begin at a deal does not count'],
    ['g + ! . g + !', '', 'that goes on from moves of others does not count'],
    ['a + x + + ! a + ! x +', 'a won 2 in 1 s', 'is not lost to one that did not begin at a deal'],
    ['a!', '', 'that was won before it was looked at does not count'],
    ['b + a!', '', 'that was won elsewhere does not count, nor is another lost to it'],
    ['b + >a .', '', 'of a script is not in the place of another before it is played on'],
  ])('%s: %j; it %s', (story, expected) => {
    play(story);
    expect(told()).toBe(expected);
  });

  test('that goes on at another visit keeps its time, and is lost to a game begun then', () => {
    play(`a + ${'. '.repeat(11)}.`);
    play('>a + b +');
    expect(told()).toBe('a lost 6 in 11 s');
  });

  test('that was won before is not counted when it is shown again after a reset', () => {
    play('a + !');
    book.reset();
    play('b . a');
    expect(told()).toBe('');
  });
});

describe('the book', () => {
  test('has back what was reset, with what was finished since and all of two resets', () => {
    play('a + !');
    book.reset();
    play('b + !');
    expect([told(), book.canBringBack]).toEqual(['b won 2 in 1 s', true]);
    book.reset();
    play('c + !');
    book.bringBack();
    expect([book.games.map(({ deal }) => deal).sort(), book.canBringBack]).toEqual([['a', 'b', 'c'], false]);
  });

  test('takes an export, and counts what is new in it', () => {
    play('a + !');
    const text = printStatistics([finished({ deal: 'x' }), finished({ deal: 'y' }), ...book.games]);
    expect([book.take(text), book.take(text), book.games.length]).toEqual([2, 0, 3]);
  });

  test('is as before if an export cannot be read', () => {
    play('a + !');
    const before = new Map(texts);
    expect(errorOf(() => book.take('{}'))).toContain('line 1, column 1: "{"; expected');
    expect([texts, faults]).toEqual([before, []]);
  });

  test('sets aside what cannot be read, and goes on', () => {
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
