/** Runs the `console` command, the dialogue of the numbered piles on standard input and output. */
import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { Game } from '../../src/games/klondike/doors/numbered-piles/game.js';
import { carryOf } from '../games/klondike/doors/numbered-piles/words.js';
import { klondike, openInput, readerOf } from '../support/command.js';
import { golden } from '../support/golden.js';
import { readWinningScript } from '../support/winning-script.js';

const TRANSCRIPT = golden('ycp-text-transcript') as { readonly stdin: string; readonly stdout: string };

const LAYOUT = 'stock: Kd 3d; t1: 4c; t2: 9h | 8s';

const START = `Main deck: [2] [3♦]
Finished : [] [] [] []${' '}
Pile 1: 4♣${' '}
Pile 2: xx 8♠${' '}
Pile 3:${' '}
Pile 4:${' '}
Pile 5:${' '}
Pile 6:${' '}
Pile 7:${' '}
`;

const TURN = '(M)ove a card or (D)raw next card from main deck? ';
const PILE = 'Take from which pile (0 for main deck)? ';
const CARD = '  Which card (0 for bottom)? ';
const PLACE = '  Place 3♦ where (1-7 for tableau piles, 8-11 for foundation piles ♣,♦,♥,♠)? ';
const DRAWN = `\n${START.replace('[2] [3♦]', '[1] [K♦]')}${TURN}`;

const QUIT = 'Press Ctrl-C or Ctrl-D to quit.\n';

const talk = (input: Parameters<typeof klondike>[1]): ReturnType<typeof klondike> =>
  klondike(['console', '--deal', LAYOUT], input);

describe("the transcript of the course's program", () => {
  const args = ['console', '--rules', 'ycp-text-reference', '--deal', 'java:305419896'];

  test.each<[what: string, input: string]>([
    ['one word per line', TRANSCRIPT.stdin],
    ['all words on one line', TRANSCRIPT.stdin.replaceAll('\n', ' ')],
    ['lines that end as on Windows', TRANSCRIPT.stdin.replaceAll('\n', '\r\n')],
    ['without a line break at the end', TRANSCRIPT.stdin.trim()],
  ])('is reproduced byte for byte: %s', async (_what, input) => {
    expect(await klondike(args, input)).toEqual({ status: 0, out: TRANSCRIPT.stdout, err: QUIT });
  });
});

describe('the house', () => {
  const LAID = 'stock: Kd 3d; t1: 4c';
  const args = ['console', '--deal', LAID];
  /** The main deck as shown before each turn. */
  const decksOf = async (more: readonly string[]): Promise<string[] | null> =>
    (await klondike([...args, ...more], 'd d d d')).out.match(/(?<=Main deck: ).*/g);

  test.each([
    ['the assignment', []],
    ['the assignment', ['--rules', 'ycp-text']],
  ])(
    'by the rules of %s, a draw from the empty main deck only brings the waste back: %j',
    async (_, more) => {
      expect(await decksOf(more)).toEqual(['[2] [3♦]', '[1] [K♦]', '[0] []', '[2] [3♦]', '[1] [K♦]']);
    },
  );

  test('by the rules of the reference program, a draw from the empty main deck also takes a card', async () => {
    const decks = ['[2] [3♦]', '[1] [K♦]', '[0] []', '[1] [K♦]', '[0] []'];
    expect(await decksOf(['--rules', 'ycp-text-reference'])).toEqual(decks);
  });
});

describe('suits, in a locale without signs for them', () => {
  const LETTERS: Readonly<Record<string, string>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };
  const inLetters = TRANSCRIPT.stdout.replace(/[♣♦♥♠]/g, (sign) => LETTERS[sign] ?? '');

  test.each<[env: Record<string, string>, out: string]>([
    [{ LC_ALL: 'C', LANG: 'C.UTF-8' }, inLetters],
    [{ LANG: 'de_DE.ISO-8859-1' }, inLetters],
    [{ LANG: 'en_US.utf8' }, TRANSCRIPT.stdout],
    [{}, TRANSCRIPT.stdout],
  ])('the suits are letters, or signs in a pipe without a locale: %j', async (env, out) => {
    const args = ['console', '--deal', 'java:305419896'];
    expect(await klondike(args, TRANSCRIPT.stdin, { env })).toEqual({ status: 0, out, err: QUIT });
  });
});

describe('the game ends with status 0 if the input ends at a prompt', () => {
  test.each<[input: string, written: string]>([
    ['', ''],
    [' \n\n', ''],
    ['m', PILE],
    ['m 2\n', PILE + CARD],
    ['m 0', PILE + PLACE],
    ['d', DRAWN],
  ])('after %j', async (input, written) => {
    expect(await talk(input)).toEqual({ status: 0, out: START + TURN + written, err: QUIT });
  });
});

describe('a wrong answer is reported at each prompt, and the game continues', () => {
  test.each<[input: string, written: string]>([
    ['x d', `Invalid response!\n\n${START}${TURN}${DRAWN}`],
    ['m x d', `${PILE}Invalid choice!\n\n${START}${TURN}${DRAWN}`],
    ['m 2 x d', `${PILE}${CARD}Invalid choice!\n\n${START}${TURN}${DRAWN}`],
    ['m 0 x d', `${PILE}${PLACE}Invalid move!\n\n${START}${TURN}${DRAWN}`],
    ['m 99999999999999999999 0 d', `${PILE}${CARD}Invalid choice!\n\n${START}${TURN}${DRAWN}`],
  ])('%j', async (input, written) => {
    expect(await talk(input)).toEqual({ status: 0, out: START + TURN + written, err: QUIT });
  });

  test('a word may be a megabyte long', async () => {
    const { status, out, err } = await talk(`${'5'.repeat(1_000_000)} d`);
    expect({ status, out, err }).toEqual({
      status: 0,
      out: `${START}${TURN}Invalid response!\n\n${START}${TURN}${DRAWN}`,
      err: QUIT,
    });
  });

  test('any bytes count as words', async () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => (index * 151 + (index >> 8)) % 256);
    const { status, out, err } = await talk(bytes);
    expect([status, out.startsWith(START + TURN), out.endsWith(TURN), err]).toEqual([0, true, true, QUIT]);
  });
});

test('a character, even white space between two words, may arrive in two pieces', async () => {
  const pieces = [Buffer.from([0x64, 0xe2, 0x80]), Buffer.from([0x83, 0x6d])];
  const { status, out } = await talk(Readable.from(pieces));
  expect([status, out]).toEqual([0, START + TURN + DRAWN + PILE]);
});

test('the greeting says how to quit, in the language of the locale', async () => {
  const { err } = await klondike(['console', '--deal', LAYOUT], '', { env: { LANG: 'fr_BE.UTF-8' } });
  expect(err).toBe('Appuyez sur Ctrl-C ou Ctrl-D pour quitter.\n');
});

test('a question mark gets the answer that the course prescribes', async () => {
  expect(await talk('?')).toEqual({
    status: 0,
    out: `${START}${TURN}Invalid response!\n\n${START}${TURN}`,
    err: QUIT,
  });
});

test('without --deal, standard error names the deal, so that the player can repeat the game', async () => {
  const { status, out, err } = await klondike(['console'], 'd');
  const [, name = 'no name'] = /^Press Ctrl-C or Ctrl-D to quit\.\ndeal: (java:\d+)\n$/.exec(err) ?? [];
  expect([status, await klondike(['console', '--deal', name], 'd')]).toEqual([
    0,
    { status: 0, out, err: QUIT },
  ]);
});

describe('a won game', () => {
  /** The typed words for the events of a script. */
  function answersOf(script: string): { readonly deal: string; readonly answers: string } {
    const { deal, events } = readWinningScript(script);
    const game = new Game({ deal });
    const answers = events.map((event) => {
      if (event === 'stock') {
        game.drawNextCard();
        return 'd';
      }
      const { take, place } = carryOf(game, event);
      game.moveCards(take, place);
      return take.getPile() === 0 ? `m 0 ${place}` : `m ${take.getPile()} ${take.getIndex()} ${place}`;
    });
    return { deal, answers: answers.join('\n') };
  }

  test('a win ends the program, which ignores the rest of the input', async () => {
    const { deal, answers } = answersOf('win-ycp-text');
    const { status, out, err } = await klondike(['console', '--deal', deal], `${answers}\nd m 0 1`);
    const states = out.split('Main deck: ').length - 1;
    expect([status, states, out.includes('Invalid'), err]).toEqual([
      0,
      answers.split('\n').length,
      false,
      QUIT,
    ]);
    expect(out.slice(out.lastIndexOf('  Place'))).toBe(
      `${PLACE.replace('3♦', 'K♦')}\nCongratulations! You win!\n`,
    );
  });

  test('a win ends the program while the input stays open', async () => {
    const { status, out } = await klondike(['console', '--deal', 't1: As'], openInput('m 1 0 11\n'));
    expect([status, out.split('\n').slice(-2)]).toEqual([0, ['Congratulations! You win!', '']]);
  });

  test('a game ends at once if it is won from the start', async () => {
    expect(await klondike(['console', '--deal', 'f4: As'], openInput())).toEqual({
      status: 0,
      out: 'Congratulations! You win!\n',
      err: QUIT,
    });
  });
});

test('ends silently with status 0 when the program that reads its output ends', async () => {
  const args = ['console', '--deal', 'java:1'];
  const { status, out, err } = await klondike(args, openInput('d\n'), { onPrint: readerOf(1) });
  expect([status, out.split('\n')[0], err]).toEqual([0, 'Main deck: [24] [4♠]', QUIT]);
});

describe('arguments', () => {
  test.each<[args: string[], why: string]>([
    [
      ['--deal', 'java:x'],
      "--deal takes a whole number from -9223372036854775808 to 9223372036854775807 after the colon, not 'java:x'",
    ],
    [
      ['--deal', ''],
      "--deal takes a deal: a number, java:NUMBER (or dotnet, kpat, pysol, greenfelt), the 52 cards of a deck or a layout, not ''",
    ],
    [
      ['--deal', '-5'],
      "--deal takes a deal: a number, java:NUMBER (or dotnet, kpat, pysol, greenfelt), the 52 cards of a deck or a layout, not '-5'",
    ],
    [['--rules', 'ulg'], "--rules takes ycp-text or ycp-text-reference, not 'ulg'"],
    [['--rules', ''], "--rules takes ycp-text or ycp-text-reference, not ''"],
    [['--deal'], '--deal needs a value (NAME), as in: --deal 12345'],
    [['now'], "console takes only options, not 'now'"],
    [['--ascii'], "unknown option '--ascii'"],
  ])('%j is refused with status 2, without a game', async (args, why) => {
    expect(await klondike(['console', ...args])).toEqual({
      status: 2,
      out: '',
      err: `klondike: ${why}\nRun 'klondike console --help' for usage.\n`,
    });
  });

  test.each(['--help', '-h'])('%s prints the usage', async (option) => {
    const { status, out } = await klondike(['console', option]);
    expect([status, out]).toEqual([0, expect.stringContaining('\n\nUsage: klondike console [options]\n')]);
  });
});
