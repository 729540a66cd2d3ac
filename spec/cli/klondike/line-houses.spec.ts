/** Plays each house in line mode. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { complaintsIn, klondike } from '../../support/command.js';

describe('--rules chooses the house, which shows in the first frame and after a click on the stock', () => {
  test.each<[house: string, dealt: string, clicked: string]>([
    ['ulg', '', 'waste: Ac 2c 3c\n'],
    ['ycp-text', 'waste: Ac\n', 'waste: 2c\n'],
    ['ycp-text-reference', 'waste: Ac\n', 'waste: 2c\n'],
    ['ycp-selection', 'waste: Ac\n', 'waste: 2c\n'],
    ['ksu', '', 'waste: Ac 2c 3c\n'],
  ])('%s', async (house, dealt, clicked) => {
    const args = ['--rules', house, '--deal', 'stock: 4c 3c 2c Ac'];
    const full = 'stock: full\n';
    const { status, out } = await klondike(args, 'new stock');
    expect([status, out]).toEqual([
      0,
      `# deal: stock: 4c 3c 2c Ac\n${full}${dealt}moves: 0\n\n${full}${clicked}moves: 1\n\n`,
    ]);
  });
});

describe('a Rules tag sets the house', () => {
  const deal = 'stock: 4c 3c 2c Ac';
  const tag = `[Deal "${deal}"]`;

  /** The waste in each frame of a game. */
  const shown = (...wastes: readonly string[]): string => {
    const frames = wastes.map((waste, moves) =>
      ['stock: full', ...(waste === '' ? [] : [`waste: ${waste}`]), `moves: ${moves}`, '\n'].join('\n'),
    );
    return [`# deal: ${deal}\n`, ...frames].join('');
  };

  test.each<[when: string, input: string]>([
    ['at the beginning', `[Rules "ycp-selection"] ${tag} new stock`],
    ['after another tag', `${tag} [Rules "ycp-selection"] new stock`],
    ['after a check', `${tag}\n{ moves: 0 }\n[Rules "ycp-selection"]\nnew stock`],
    ['instead of another house', `${tag} [Rules "ksu"] [Rules "ycp-selection"] new stock`],
    ['again during the game', `${tag} [Rules "ycp-text"] new [Rules "ycp-text"] stock`],
  ])('%s', async (_, input) => {
    const { status, out, err } = await klondike([], input);
    expect([status, out, complaintsIn(err)]).toEqual([0, shown('Ac', '2c'), []]);
  });

  test('a Rules tag works with a deal and a name from the command line', async () => {
    const args = ['--deal', deal, '--name', 'Ada'];
    const { status, out, err } = await klondike(args, '[Rules "ycp-text"] new stock about');
    expect([status, out, err.split('\n').at(-2)]).toEqual([0, shown('Ac', '2c'), 'Klondike, played by Ada']);
  });

  test("a Rules tag works like --rules, but can't contradict it", async () => {
    const args = ['--rules', 'ycp-text'];
    const script = `${tag} [Rules "ksu"]\n[Rules "ycp-text"] new stock`;
    const { status, out, err } = await klondike(args, script);
    expect([status, out, complaintsIn(err)]).toEqual([
      2,
      shown('Ac', '2c'),
      ['line 1, column 37: "ksu"; expected the rules this session began with: ycp-text'],
    ]);
  });

  test('a Rules tag works after an event that was refused before the first game', async () => {
    const { status, out } = await klondike([], `undo? [Rules "ycp-text"] ${tag} new stock`);
    expect([status, out]).toEqual([0, shown('Ac', '2c')]);
  });

  test.each<[what: string, input: string, told: { out: string; err: string }]>([
    [
      'for an unknown house',
      `${tag}\n [Rules "chess"] new stock`,
      {
        out: shown('', 'Ac 2c 3c'),
        err: 'line 2, column 10: "chess"; expected the name of house rules: ulg, ycp-text, ycp-text-reference, ycp-selection, ksu',
      },
    ],
    [
      'for another house during a game',
      `${tag} [Rules "ycp-text"]\nnew\n  [Rules "ksu"] stock`,
      {
        out: shown('Ac', '2c'),
        err: 'line 3, column 11: "ksu"; expected the rules this session began with: ycp-text',
      },
    ],
    [
      'for another house before the second game',
      `${tag}\nnew [Rules "ycp-text"] new`,
      {
        out: shown('') + shown(''),
        err: 'line 2, column 13: "ycp-text"; expected the rules this session began with: ulg',
      },
    ],
  ])(
    'a Rules tag %s is refused with its place and status 2, but the game goes on',
    async (_, input, { out, err }) => {
      const ran = await klondike([], input);
      expect([ran.status, ran.out, complaintsIn(ran.err)]).toEqual([2, out, [err]]);
    },
  );
});

test('deals Kansas State games by their seeds', async () => {
  const seeds =
    (await klondike(['--rules', 'ksu'], 'new new new')).out.match(/(?<=^# deal: dotnet:)\d+$/gm) ?? [];
  expect(seeds.filter((seed) => Number(seed) <= 1_000_000)).toHaveLength(3);
});

test.each(['win-java-11', 'win-ycp-text', 'win-ycp-text-reference', 'win-ycp-selection', 'win-ksu'])(
  'wins a game of %s line by line',
  async (name) => {
    const script = readFileSync(`examples/scripts/${name}.klon`, 'utf8');
    const { status, out, err } = await klondike(['play'], script);
    expect([status, out.endsWith('\nwon\n\n'), complaintsIn(err)]).toEqual([0, true, []]);
  },
);

test('a plain number names a deal of the house', async () => {
  const dealtBy = async (args: readonly string[], input: string): Promise<string | undefined> =>
    /# deal: .*/.exec((await klondike(args, input)).out)?.[0];
  expect([
    await dealtBy(['--deal', '17'], 'new'),
    await dealtBy(['--rules', 'ksu', '--deal', '#17'], 'new'),
    await dealtBy(['--rules', 'ksu'], '[Deal "17"] new'),
  ]).toEqual(['# deal: java:17', '# deal: dotnet:17', '# deal: dotnet:17']);
});

test.each([
  ['ulg', 'A foundation starts with any ace and builds up in suit.'],
  [
    'ycp-text',
    'From the left, the foundations are for clubs, diamonds, hearts, spades',
    "The stock's top card is in play",
  ],
])('help explains the rules of %s after the words', async (house, ...sentences) => {
  const { err } = await klondike(['--rules', house], 'help');
  expect(sentences.filter((sentence) => !err.includes(sentence))).toEqual([]);
});
