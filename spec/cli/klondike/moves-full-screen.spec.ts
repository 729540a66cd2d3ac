/** The full-screen list of all moves, in both games and both languages. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { settingsOf } from '../../../src/core/settings.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { FIRST_GAME, gameDeal } from '../../../src/games/montecarlo/model/deals.js';
import { klondikeKit } from '../../../src/games/klondike/kit.js';
import { linesIn } from '../../games/klondike/terminal/marked.js';
import { FakeTerminal } from '../play/fake-terminal.js';
import type { KlondikeOptions } from '../play/fake-terminal.js';

const DEAL = parseDeal('java:11');

/** A table that knows that the first move lost the game. */
const ADVISED = klondikeKit({
  loadAdvise: () =>
    Promise.resolve(() => ({
      hint: () => Promise.resolve(undefined),
      safe: () => Promise.resolve([]),
      finish: () => Promise.resolve(undefined),
      solution: () => Promise.resolve(undefined),
      verdict: () => Promise.resolve(undefined),
      known: () => Promise.resolve(['winnable', 'lost'] as const),
      end: () => undefined,
    })),
});

/** Draws, t4>t6, draws; then, instead of the last two, a draw that is undone. */
const BRANCHED = 'd4\r6\rduuduy';

const [DOWN, RIGHT] = ['\x1b[B', '\x1b[C'];

let terminal: FakeTerminal;

/** The lines that change after these keys. */
async function linesAfter(keys: string): Promise<string[]> {
  terminal.take();
  await terminal.type(keys);
  return linesIn(terminal.take());
}

async function played(keys: string, options: KlondikeOptions = {}): Promise<() => Promise<void>> {
  const game = terminal.play({ deal: DEAL, unicode: true, ...options });
  await terminal.type(keys);
  return async () => {
    await terminal.type('\x1b');
    await terminal.type('\x03');
    await game;
  };
}

beforeEach(() => {
  terminal = new FakeTerminal();
});

const FIRST = '1. Seven of clubs, nine of spades, four of diamonds on the waste';
const TURNED = FIRST.slice(3);
const DRAWN = 'Ace of spades, nine of diamonds, seven of spades on the waste';

describe('the list of moves, on m', () => {
  test('is in words, with undone moves in a fold', async () => {
    const leave = await played(BRANCHED);
    const folded = (await linesAfter('m')).filter((line) => line !== '');
    const unfolded = await linesAfter(DOWN + RIGHT);
    expect([folded, unfolded.slice(1, 4)]).toEqual([
      [
        'Moves',
        '    0. The deal',
        `    ${FIRST}`,
        `> * 2. ${DRAWN}`,
        '  + 1 other move here',
        'arrows move, enter goes there, right and left unfold, esc: back',
      ],
      [
        '> - 1 other move here',
        '      2. Four of hearts to tableau 6; six of clubs turned up',
        `      3. ${DRAWN}`,
      ],
    ]);
    await leave();
  });

  test('goes to a move on Enter, with a message, and each move can be undone', async () => {
    const leave = await played(BRANCHED);
    const gone = await linesAfter(`m${DOWN}${RIGHT}${DOWN}${DOWN}\r`);
    const back = await linesAfter('u');
    expect([gone[0]?.endsWith('Moves: 3'), gone.at(-1)?.trim(), back[0]?.endsWith('Moves: 2')]).toEqual([
      true,
      `Move 3: ${DRAWN.charAt(0).toLowerCase()}${DRAWN.slice(1)}`,
      true,
    ]);
    await leave();
  });

  test.each([
    ['on', ['    0. The deal', `> * 1. ${TURNED}`, '    ✗ lost from here']],
    ['off', ['    0. The deal', `> * 1. ${TURNED}`, '']],
  ])('shows where the verdict changes, with the win tracker %s', async (truth, rows) => {
    const settings = settingsOf(new Map(Object.entries({ truth, up: 'off' })));
    const leave = await played('d', { kit: ADVISED, color: 'two', settings });
    await terminal.type('m');
    expect((await linesAfter('\x0c')).slice(1, 4)).toEqual(rows);
    await leave();
  });

  test('is in French', async () => {
    const leave = await played('d', { language: 'fr' });
    const lines = (await linesAfter('m')).filter((line) => line !== '');
    expect(lines).toEqual([
      'Coups',
      '    0. La donne',
      '> * 1. Sept de trèfle, neuf de pique, quatre de carreau sur le talon',
      'flèches pour choisir, droite pour déplier, entrée pour y aller, échap\u202f: retour',
    ]);
    await leave();
  });

  test('works before the first move', async () => {
    const leave = await played('');
    expect((await linesAfter('m')).slice(0, 2)).toEqual(['Moves', '> * 0. The deal']);
    await leave();
  });
});

test('the list of moves of Monte Carlo has a pair as one move', async () => {
  const game = terminal.playMonteCarlo({ unicode: true, deal: gameDeal(FIRST_GAME) });
  await terminal.type('\x1b[C\x1b[C\r\x1b[D\x1b[B\r');
  const lines = (await linesAfter('m')).filter((line) => line !== '');
  expect(lines.slice(0, 3)).toEqual([
    'Moves',
    '    0. The deal',
    '> * 1. Five of spades and five of diamonds removed. Score 2.',
  ]);
  await terminal.type('q');
  await terminal.type('\x03');
  await game;
});
