import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { klondike, typed } from '../../support/command.js';

const DEAL = '# deal: java:12345';

const NEW = `r1: 6h 2s 5s 8d 9s
r2: Ad 5d Ah 9h Qs
r3: Kh 7h 5c 2d 7c
r4: 7d 8s Ks Tc 2c
r5: 3c 3d Qd 8h Qh
left: 27
score: 0
game: 12345
`;

const chosen = (cells: string): string => `${NEW}highlighted: ${cells}\n`;

const REMOVED = NEW.replace('2s 5s', '2s --').replace('Ad 5d', 'Ad --').replace('score: 0', 'score: 2');

const DEALT = 'Game 12345: 25 cards on the table, 27 in the deck.\n';

const CHOSEN = 'Five of spades, row 1, column 3, selected.\n';

const GONE = 'Five of spades and five of diamonds removed. Score 2.\n';

const play = (input: string, ...args: string[]): ReturnType<typeof klondike> =>
  klondike(['montecarlo', ...args], input);

const frames = (...texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('');

describe('line mode in a pipe', () => {
  test('plays a pair as two clicks', async () => {
    const { status, out, err } = await play('new:12345\nc1 b2\n');
    expect({ status, out, err }).toEqual({
      status: 0,
      out: `${DEAL}\n${frames(NEW, chosen('c1'), REMOVED)}`,
      err: DEALT + CHOSEN + GONE,
    });
  });

  test('prints only the reason if two cards are not a pair; the word show prints the beep', async () => {
    expect(await play('new:12345 c1 a1 show')).toEqual({
      status: 0,
      out: `${DEAL}\n${frames(NEW, chosen('c1'), `${NEW}beeped\n`)}`,
      err: DEALT + CHOSEN + "a1 is refused: these cards don't touch.\n",
    });
  });

  test('prints only the reason for a refusal without a beep', async () => {
    expect(await play('new:12345 undo f1')).toEqual({
      status: 0,
      out: `${DEAL}\n${frames(NEW)}`,
      err: DEALT + "undo is refused: there's no move to undo.\nf1 is refused: this cell doesn't exist.\n",
    });
  });

  test('prints nothing about an expected refusal', async () => {
    expect(await play('new:12345 undo?')).toEqual({
      status: 0,
      out: `${DEAL}\n${frames(NEW)}`,
      err: DEALT,
    });
  });

  test('refuses everything except help before the first game', async () => {
    expect(await play('a1 hint')).toEqual({
      status: 0,
      out: '',
      err: "a1 is refused: no game has been dealt yet. Type 'deal' to deal a game.\nhint is refused: no game has been dealt yet. Type 'deal' to deal a game.\n",
    });
  });

  test('reads several words in a line, tags, checks over several lines, and comments', async () => {
    const input =
      '[Game "montecarlo"]\nnew:12345 # a start\n{ score: 0;\n r1: 6h 2s 5s 8d 9s }\n[Title "x"] c1 b2';
    expect(await play(input)).toEqual({
      status: 0,
      out: `${DEAL}\n${frames(NEW, chosen('c1'), REMOVED)}`,
      err: DEALT + CHOSEN + GONE,
    });
  });

  test('reports a wrong word with its place, plays the rest of the line, and ends with status 2', async () => {
    const { status, out, err } = await play('new:12345\n c1-b2 c1 b2 [Rules "ulg"]\nnew');
    expect([status, out, err.split('\n')]).toEqual([
      2,
      `${DEAL}\n${frames(NEW, chosen('c1'), REMOVED)}`,
      [
        DEALT.trimEnd(),
        "line 2, column 2: unknown word 'c1-b2'. Type 'help' for a list of words.",
        CHOSEN.trimEnd(),
        GONE.trimEnd(),
        'line 2, column 22: "ulg"; expected no Rules tag: Monte Carlo Solitaire has no house rules to choose from',
        'line 3, column 1: "new"; expected new:NUMBER, a whole number from -9223372036854775808 to 9223372036854775807, or deal for a random game',
        '',
      ],
    ]);
  });

  test('shows the expected and the seen values of a failed check, with status 1', async () => {
    expect(await play('new:12345 { left: 25; a1: 6h }')).toEqual({
      status: 1,
      out: `${DEAL}\n${frames(NEW)}`,
      err: [
        DEALT.trimEnd(),
        '{ left: 25; a1: 6h }: not as expected',
        '         expected  seen',
        '>  left  25        27',
        '   a1    6h        6h',
        '',
      ].join('\n'),
    });
  });

  test('plays help as an event, with its frame, then the rules and the words on standard error', async () => {
    const { status, out, err } = await play('new:12345 help undo?');
    expect([status, out]).toEqual([0, `${DEAL}\n${frames(NEW, `${NEW}help\n`)}`]);
    expect(err.slice(DEALT.length)).toMatch(
      /^Goal: remove all 52 cards[^]*\n\nnew:12345 [^]*\[Deal "java:12345"\][^]*quit\n$/,
    );
    expect(err.match(/Goal/g)).toHaveLength(1);
  });

  test('prints a sentence and no frame for a word that changes nothing', async () => {
    const { out, err } = await play('new:12345 hint hint');
    const [, first, again] = err.trimEnd().split('\n');
    expect([first, out.match(/^left/gm)?.length]).toEqual([again, 2]);
  });

  test('prints the given name for about, and quits without reading the rest', async () => {
    expect(await play('about quit new:5\nnew:6', '--name', 'Ada')).toEqual({
      status: 0,
      out: '',
      err: 'Monte Carlo Solitaire, played by Ada\n',
    });
  });

  test.each(['', '\n\n  \n', '# nothing'])('prints nothing for %j', async (input) => {
    expect(await play(input)).toEqual({ status: 0, out: '', err: '' });
  });
});

describe('a person at a terminal without full screen', () => {
  const greeting = (deals: string): string =>
    `Monte Carlo Solitaire, line by line. Type ${deals}"show" for the table, "help" for all words, "quit" to quit.\n`;

  test('the player sees what this is and how to begin', async () => {
    expect(await klondike(['montecarlo'], typed(''))).toEqual({
      status: 0,
      out: '',
      err: `${greeting('"deal" to deal, ')}> \n`,
    });
  });

  test.each([
    ['--game', '12345'],
    ['--deal', 'java:12345'],
  ])('the player gets the game that %s %s names at once', async (...args) => {
    expect(await klondike(['montecarlo', ...args], typed('c1\nq\nb2\n'))).toEqual({
      status: 0,
      out: `${DEAL}\n${frames(NEW, chosen('c1'))}`,
      err: `${greeting('')}${DEALT}> ${CHOSEN}> `,
    });
  });
});

test('the player can type a question mark for help', async () => {
  expect(await play('?')).toEqual(await play('help'));
});

describe('the game that deal starts', () => {
  test.each<[what: string, args: string[], input: string]>([
    ['--game', ['--game', '12345'], 'deal'],
    ['--deal', ['--deal', 'java:12345'], 'deal'],
    ['only its number', ['12345'], 'deal'],
    ['a Deal tag', [], '[Deal "12345"] deal'],
    ['a Deal tag, whatever the option says', ['--game', '7'], '[Deal "java:12345"] deal'],
  ])('%s', async (_, args, input) => {
    expect(await play(input, ...args)).toEqual({ status: 0, out: `${DEAL}\n${frames(NEW)}`, err: DEALT });
  });

  test('without an option, deal starts a random game, and its name repeats the game', async () => {
    const { out } = await play('deal');
    const name = /^# deal: (java:\d{1,5})$/m.exec(out)?.[1] ?? 'no name';
    expect((await play('deal', '--deal', name)).out).toBe(out);
  });

  test.each<[args: string[], why: string]>([
    [
      ['--game', 'x'],
      "--game takes a whole number from -9223372036854775808 to 9223372036854775807, not 'x'",
    ],
    [
      ['--deal', 'dotnet:1'],
      "--deal takes a game: its number, java:NUMBER, the 52 cards of a deck or a grid, not 'dotnet:1'",
    ],
    [['--game', '1', '--deal', '2'], '--game and --deal both choose the first game; use only one of them'],
  ])('refuses a wrong option, or two that contradict each other: %j', async (args, why) => {
    const { status, out, err } = await play('deal', ...args);
    expect([status, out, err.split('\n')[0]]).toEqual([2, '', `klondike: ${why}`]);
  });
});

test.each(['examples/scripts/win-montecarlo', 'spec/fixtures/scripts/montecarlo-lesson'])(
  'plays %s line by line with the same result as replay',
  async (name) => {
    const played = await play(readFileSync(`${name}.klon`, 'utf8'));
    const replayed = (await klondike(['replay', '--frames', 'last', `${name}.klon`])).out;
    const last = replayed.split('\n').slice(1).join('\n');
    const refusals = /refused|not as expected/.exec(played.err);
    expect([played.status, refusals, played.out.endsWith(`\n\n${last}`)]).toEqual([0, null, true]);
  },
);
