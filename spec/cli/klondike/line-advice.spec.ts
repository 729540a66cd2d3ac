/** Uses the words hint, finish, winnable and solution in line mode. */
import { describe, expect, test } from '@jest/globals';
import { klondikeAssistant } from '../../../src/assistants/klondike-assistant.js';
import { klondikeKit } from '../../../src/games/klondike/kit.js';
import { MONTE_CARLO } from '../../../src/games/montecarlo/kit.js';
import type { Games } from '../../../src/kit/games.js';
import { opened } from '../../../src/kit/games.js';
import type { CommandResult } from '../../support/command.js';
import { klondike } from '../../support/command.js';
import { localSolver } from '../../support/solver/local-solver.js';

const solver = localSolver();

const GAMES: Games = [
  opened(
    klondikeKit({
      loadAdvise: () =>
        Promise.resolve((game) => klondikeAssistant(game, { hints: solver, verdicts: solver })),
    }),
  ),
  opened(MONTE_CARLO),
];

/** Rules under which cards stay on foundations and the waste can't be turned over. */
const STRICT = ['--rules', 'ksu', '--draw', '1', '--redeals', '0'];

const run = (input: string, deal: string, LANG = 'C.UTF-8'): Promise<CommandResult> => {
  const rules = deal.startsWith('stock:') ? STRICT : [];
  return klondike(['play', ...rules, '--deal', deal], input, { games: GAMES, env: { LANG } });
};

/** The messages other than those about events, and the number of moves in each frame. */
async function played(input: string, layout: string): Promise<[said: string[], moves: string]> {
  const { out, err, status } = await run(input, layout);
  expect(status).toBe(0);
  return [
    err.split('\n').filter((line) => line !== '' && !CHANGED.test(line)),
    (out.match(/^moves: \d+$/gm) ?? []).join(' ').replaceAll('moves: ', ''),
  ];
}

const CHANGED = /^New game|^Undone|on the waste|; \w+ of \w+ turned (?:up|down)\.$|go up;|you have won/;

const DEAL = 'java:11';

const pile = (cards: number, suit: string): string =>
  Array.from('A23456789TJQK'.slice(0, cards), (rank) => rank + suit).join(' ');

const OTHERS = `f2: ${pile(13, 'h')}; f3: ${pile(13, 'd')}; f4: ${pile(13, 'c')}`;

/** The rest of this game plays itself. */
const LAST = `f1: ${pile(11, 's')}; ${OTHERS}; t1: Ks; t2: Qs`;

/** After two draws in a row, the jack is covered for good: nothing can take the queen before it. */
const NARROW = `stock: Qs Js; f1: ${pile(10, 's')}; ${OTHERS}; t1: Ks`;

describe('hint', () => {
  const levels = [
    'A useful move exists. Another hint shows where.',
    'Look at tableau 4.',
    'Look at the four of hearts on tableau 4.',
    'Move the four of hearts from tableau 4 to tableau 6.',
    'Move the four of hearts from tableau 4 to tableau 6. This turns up a face-down card.',
  ];

  test('a hint says more each time, and starts again after a move', async () => {
    const [said] = await played('new hint h\nhint hint hint\nhint t4>t6 undo hint', DEAL);
    expect(said).toEqual([...levels, levels[4], levels[0]]);
  });

  test('a hint does not start again after a refused event', async () => {
    const [said] = await played('new hint t1>f1 hint', DEAL);
    expect(said).toEqual([levels[0], 't1>f1 is refused: a foundation starts with an ace.', levels[1]]);
  });

  test('the words say that no game has been dealt yet', async () => {
    expect(await played('hint finish winnable solution', DEAL)).toEqual([
      [
        'No game has been dealt yet.',
        "The game can't finish itself yet.",
        'No game has been dealt yet.',
        'No solution found.',
      ],
      '',
    ]);
  });
});

describe('finish', () => {
  test.each(['finish', 'e'])('%s plays the rest of the game, with one frame', async (word) => {
    expect(await played(`new ${word} ${word}`, LAST)).toEqual([['The game is won.'], '0 2']);
  });

  test('finishing describes the moves in one sentence', async () => {
    const { err } = await run('new finish', LAST);
    expect(err.split('\n').slice(1)).toEqual([
      'Queen of spades and 1 more card go up; you won in 2 moves.',
      '',
    ]);
  });

  test('finish says that the game does not play itself yet', async () => {
    expect(await played('new finish', DEAL)).toEqual([["The game can't finish itself yet."], '0']);
  });
});

describe('winnable', () => {
  test.each(['winnable', 'z'])('%s goes back to a winnable position, or says why not', async (word) => {
    expect(await played(`new ${word} stock stock ${word} ${word}`, NARROW)).toEqual([
      ['You can still win from here.', 'You can still win from here.'],
      '0 1 2 1',
    ]);
  });

  test("winnable does not go back in a deal that can't be won", async () => {
    const lost = NARROW.replace('stock: Qs Js', 'stock: ; waste: Js Qs');
    expect(await played('new winnable', lost)).toEqual([["This deal can't be won. It wasn't you."], '0']);
  });
});

describe('solution', () => {
  test('solution prints words that the player can type', async () => {
    const [[told = '']] = await played('new solution', NARROW);
    const { out } = await run(`new ${told} { won }`, NARROW);
    expect([told, out.endsWith('won\n\n')]).toEqual(['stock w>f1', true]);
  });

  test('a solution prints repeated events as one word', async () => {
    const [said] = await played('new solution', NARROW.replace('Qs Js', 'Js Ks Qs').replace('t1: Ks', ''));
    expect(said).toEqual(['stock*3 w>f1 w>t1']);
  });

  test('solution says that it found none, or that the game is won', async () => {
    const [said] = await played('new stock stock solution', NARROW);
    const [won] = await played('new finish solution', LAST);
    expect([said, won]).toEqual([['No solution found.'], ['The game is won.']]);
  });
});

test('a game without advice does not know these words', async () => {
  const { err, status } = await klondike(['montecarlo'], 'new:12345 winnable', { games: GAMES });
  expect([status, err]).toEqual([
    2,
    expect.stringContaining("line 1, column 11: unknown word 'winnable'. Type 'help' for a list of words."),
  ]);
});
