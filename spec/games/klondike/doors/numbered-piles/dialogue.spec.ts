/** The console dialogue: its prompts and its reactions to words. */
import { describe, expect, test } from '@jest/globals';
import {
  Dialogue,
  Tokens,
  stateText,
} from '../../../../../src/games/klondike/doors/numbered-piles/dialogue.js';
import type { Rules } from '../../../../../src/games/klondike/model/rules.js';
import { YCP_TEXT_REFERENCE } from '../../../../../src/games/klondike/model/rules.js';
import { golden } from '../../../../support/golden.js';
import { gameAt, gameText } from './words.js';

const TRANSCRIPT = golden('ycp-text-transcript') as { readonly stdin: string; readonly stdout: string };

const LAYOUT = `
  stock: 9c Kd 3d
  f1: Ac 2c
  t1: 4c
  t2: 9h | 8s 7d
  t5: 9d
`;

const STATE = `Main deck: [3] [3♦]
Finished : [2♣] [] [] []${' '}
Pile 1: 4♣${' '}
Pile 2: xx 8♠ 7♦${' '}
Pile 3:${' '}
Pile 4:${' '}
Pile 5: 9♦${' '}
Pile 6:${' '}
Pile 7:${' '}
`;

const TURN = '(M)ove a card or (D)raw next card from main deck? ';
const PILE = 'Take from which pile (0 for main deck)? ';
const CARD = '  Which card (0 for bottom)? ';
const placeOf = (card: string): string =>
  `  Place ${card} where (1-7 for tableau piles, 8-11 for foundation piles ♣,♦,♥,♠)? `;

interface Talk {
  readonly dialogue: Dialogue;
  /** Collects the output until the next `take`. */
  readonly take: () => string;
  /** Passes some words. Returns the output after the last prompt. */
  readonly hear: (words: string) => string;
  readonly piles: () => string[];
}

/** A dialogue that has already started. */
function talkAt(layout: string, rules?: Rules): Talk {
  let text = '';
  const game = gameAt(layout, rules);
  const dialogue = new Dialogue(game, (written) => (text += written));
  const take = (): string => {
    const written = text;
    text = '';
    return written;
  };
  const hear = (words: string): string => {
    for (const word of words.split(' ')) {
      take();
      dialogue.hear(word);
    }
    return take();
  };
  dialogue.start();
  return { dialogue, take, hear, piles: () => gameText(game) };
}

test("reproduces the transcript of the course's program exactly", () => {
  let text = '';
  const game = gameAt('java:305419896', YCP_TEXT_REFERENCE);
  const dialogue = new Dialogue(game, (written) => (text += written));
  dialogue.start();
  for (const word of TRANSCRIPT.stdin.trim().split('\n')) dialogue.hear(word);
  expect(text).toBe(TRANSCRIPT.stdout);
});

describe('the state', () => {
  test('is printed at the start, before the first prompt', () => {
    expect(talkAt(LAYOUT).take()).toBe(STATE + TURN);
  });

  test('shows no top card for an empty main deck', () => {
    expect(stateText(gameAt('t1: 4c')).split('\n')[0]).toBe('Main deck: [0] []');
  });

  test('shows cards below the expose index as xx, and not the waste', () => {
    const game = gameAt('waste: 5h; t1: Th 9c 8h; f3: Ah 2h; f4: As');
    game.getPile(1).setExposeIndex(2);
    expect(stateText(game).split('\n').slice(0, 3)).toEqual([
      'Main deck: [0] []',
      'Finished : [] [] [2♥] [A♠] ',
      'Pile 1: xx xx 8♥ ',
    ]);
  });
});

describe('the prompts', () => {
  test.each<[heard: string, prompt: string]>([
    ['m', PILE],
    ['M', PILE],
    ['m 0', placeOf('3♦')],
    ['m +0', placeOf('3♦')],
    ['m -0', placeOf('3♦')],
    ['m 2', CARD],
    ['m 12', CARD],
    ['m -1', CARD],
    ['m 99999999999999999999999', CARD],
    ['m 2 1', placeOf('8♠')],
    ['m 02 +2', placeOf('7♦')],
  ])('after %j: %j', (heard, prompt) => {
    expect(talkAt(LAYOUT).hear(heard)).toBe(prompt);
  });
});

describe('an accepted action is followed by one line break, the new state and the prompt', () => {
  test.each<[heard: string, state: string]>([
    ['d', STATE.replace('[3] [3♦]', '[2] [K♦]')],
    ['D', STATE.replace('[3] [3♦]', '[2] [K♦]')],
    ['d d d', STATE.replace('[3] [3♦]', '[0] []')],
    ['d d d d', STATE],
    ['m 0 1', STATE.replace('[3] [3♦]', '[2] [K♦]').replace('4♣', '4♣ 3♦')],
    ['m 2 1 5', STATE.replace('xx 8♠ 7♦', '9♥').replace('9♦', '9♦ 8♠ 7♦')],
  ])('%j', (heard, state) => {
    expect(talkAt(LAYOUT).hear(heard)).toBe(`\n${state}${TURN}`);
  });

  test('the reference program draws a card in the same step when it brings the waste back', () => {
    const { hear } = talkAt(LAYOUT, YCP_TEXT_REFERENCE);
    expect(hear('d d d d')).toBe(`\n${STATE.replace('[3] [3♦]', '[2] [K♦]')}${TURN}`);
  });

  test('drawing without cards changes nothing', () => {
    expect(talkAt('t1: 4c').hear('d')).toBe(`\n${stateText(gameAt('t1: 4c'))}${TURN}`);
  });
});

describe('invalid input: the program prints a message, an empty line, the same state and the prompt for a turn', () => {
  const RESPONSES = ['x', 'move', 'dd', 'md', '0', '-', 'ｍ', 'é', '\u0000', '\uFFFD', 'm'.repeat(10_000)];
  const NO_NUMBERS = ['x', '1.0', '1e1', '0x1', '--1', '+', '٣', '1_0', 'NaN', 'Infinity', '\u0000', '🂡'];
  const NOT_THERE = ['-1', '12', '2147483648', '-99999999999999999999', '9'.repeat(400)];

  test.each<[message: string, heard: string, words: readonly string[]]>([
    ['Invalid response!', '', RESPONSES],
    ['Invalid choice!', 'm ', NO_NUMBERS],
    ['Invalid choice!', 'm 2 ', [...NO_NUMBERS, ...NOT_THERE, '0', '3']],
    ['Invalid choice!', 'm 3 ', ['0', '-1', '1']],
    ['Invalid choice!', 'm 8 ', ['0', '1']],
    ['Invalid choice!', 'm 12 ', ['0', 'x']],
    ['Invalid choice!', 'm -1 ', ['0']],
    ['Invalid move!', 'm 0 ', [...NO_NUMBERS, ...NOT_THERE, '0', '2', '3', '5', '8', '9', 'm', 'd']],
    ['Invalid move!', 'm 2 1 ', ['2', '3', '8', '0']],
  ])('%s after %j and any of %j', (message, heard, words) => {
    const written = words.map((word) => talkAt(LAYOUT).hear(heard + word));
    expect(written).toEqual(words.map(() => `${message}\n\n${STATE}${TURN}`));
  });

  test("the program doesn't ask which card to take from an empty main deck", () => {
    expect(talkAt('waste: 5h').hear('m 0')).toBe(
      `Invalid choice!\n\n${stateText(gameAt('waste: 5h'))}${TURN}`,
    );
  });

  test('changes nothing', () => {
    const { hear, piles } = talkAt(LAYOUT);
    const before = piles();
    hear('x m x m 2 0 m 2 1 3 m 0 12');
    expect(piles()).toEqual(before);
  });

  test("invalid input doesn't affect the next turn", () => {
    expect(talkAt(LAYOUT).hear('m 2 0 m 2 1')).toBe(placeOf('8♠'));
  });
});

describe('a won game', () => {
  const LAST = 't1: As';

  test('is announced after the winning move, instead of a state and a prompt', () => {
    const { hear, dialogue } = talkAt(LAST);
    expect([dialogue.isOver, hear('m 1 0 11'), dialogue.isOver]).toEqual([
      false,
      '\nCongratulations! You win!\n',
      true,
    ]);
  });

  test('ignores further words', () => {
    const { hear, piles } = talkAt(LAST);
    hear('m 1 0 11');
    const before = piles();
    expect([hear('d m 11 0 1 x'), piles()]).toEqual(['', before]);
  });

  test('is announced at once if the game is won at the start', () => {
    const { take, dialogue } = talkAt('f4: As');
    expect([take(), dialogue.isOver]).toEqual(['Congratulations! You win!\n', true]);
  });

  test('is not announced with a card in the waste', () => {
    const { hear, dialogue } = talkAt(`${LAST}; waste: 5h`);
    hear('m 1 0 11');
    expect(dialogue.isOver).toBe(false);
  });
});

/** The words in each piece, and the words at the end of the text. */
function wordsOf(...pieces: string[]): string[][] {
  const tokens = new Tokens();
  return [...pieces.map((piece) => tokens.take(piece)), tokens.end()];
}

test.each<[what: string, pieces: string[], words: string[][]]>([
  ['several words on a line', ['m 0 10\n'], [['m', '0', '10'], []]],
  ['any amount and kind of white space', ['\n\n m\t0\r\n\v\f10\u2003d\n'], [['m', '0', '10', 'd'], []]],
  ['a word split into several pieces', ['m 1', '0', ' d'], [['m'], [], ['10'], ['d']]],
  ['a word that ends with the input', ['m'], [[], ['m']]],
  ['white space between two pieces', ['m', '\n', '0', '\n'], [[], ['m'], [], ['0'], []]],
  ['nothing', [], [[]]],
  ['white space only', [' ', '\n\n', '\t'], [[], [], [], []]],
  ['an empty piece', ['1', '', '0 '], [[], [], ['10'], []]],
  ['a byte order mark, which is white space', ['\uFEFFm 0 '], [['m', '0'], []]],
  ['zero bytes, which are not white space', ['m\u0000 d '], [['m\u0000', 'd'], []]],
])('%s: %j', (_what, pieces, words) => {
  expect(wordsOf(...pieces)).toEqual(words);
});

test('an endless word is neither stored nor read as a number', () => {
  const tokens = new Tokens();
  for (let piece = 0; piece < 1000; piece++) tokens.take('1'.repeat(1000));
  const [word = '', next] = [...tokens.take('1 d '), ...tokens.end()];
  expect([word.length < 100_000, /^\d+$/.test(word), next]).toEqual([true, false, 'd']);
});

test('a number of 60,000 digits is read', () => {
  const digits = '0'.repeat(30_000);
  expect(wordsOf(digits, `${digits}5 `)).toEqual([[], [`${digits}${digits}5`], []]);
});
