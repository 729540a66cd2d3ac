/** Steps through the solution on the full screen, move by move. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { klondikeAssistant } from '../../../src/assistants/klondike-assistant.js';
import type { KlondikeAssistance } from '../../../src/games/klondike/contract/assistant.js';
import { klondikeKit } from '../../../src/games/klondike/kit.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import type { LanguageName } from '../../../src/core/strings/language.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { localSolver } from '../../support/solver/local-solver.js';
import { FakeTerminal } from '../play/fake-terminal.js';

const solver = localSolver();

/** The function that finds a solution. By default, it asks the solver. */
type Solution = KlondikeAssistance['solution'];

const kitWith = (solution?: Solution): ReturnType<typeof klondikeKit> =>
  klondikeKit({
    loadAdvise: () =>
      Promise.resolve((game) => ({
        ...klondikeAssistant(game, { hints: solver, verdicts: solver }),
        ...(solution && { solution }),
      })),
  });

const pile = (cards: number, suit: string): string =>
  Array.from('A23456789TJQK'.slice(0, cards), (rank) => rank + suit).join(' ');

const LAYOUT = `stock: Qs; f1: ${pile(11, 's')}; f2: ${pile(13, 'h')}; f3: ${pile(13, 'd')}; f4: ${pile(13, 'c')}; t1: Ks`;

let terminal: FakeTerminal;
let game: Promise<number>;

async function begin(layout: string, language: LanguageName = 'en', solution?: Solution): Promise<void> {
  terminal = new FakeTerminal();
  game = terminal.playGame({ kit: kitWith(solution), deal: parseDeal(layout), language });
  await terminal.settle();
}

/** The text on the screen after these keys. */
async function shown(keys: string): Promise<string> {
  terminal.take();
  await terminal.type(keys);
  await terminal.settle();
  return plain(terminal.take()).replace(/\x1b\[[^a-zA-Z]*[a-zA-Z]|\s+/g, ' ');
}

beforeEach(() => begin(LAYOUT));

afterEach(async () => {
  terminal.input.write('\x03');
  await game;
});

const KEYS = 'Right and left step through the moves. Esc +returns to the game.';

describe('the solution, on v', () => {
  test('the solution goes forward and back, move by move, to the win', async () => {
    const steps = [];
    for (const keys of [
      'v',
      '\x1b[C',
      '\x1b[D',
      '\x1b[F',
      '\x1b[C',
      '\x1b[H',
      '  ',
      '\x7f',
      '\x1b[<65;9;9M',
      '\x1b[<64;9;9M',
    ])
      steps.push(await shown(keys));
    expect(steps).toEqual([
      expect.stringMatching(new RegExp(`You can win from here in 3 moves. ${KEYS}`)),
      expect.stringMatching(/Moves: 1 .* 1 of 3: Queen of spades on the waste./),
      expect.stringContaining('You can win from here'),
      expect.stringMatching(/You won in 3 moves.*3 of 3: King of spades to foundation 1/),
      '',
      expect.stringContaining('You can win from here'),
      expect.stringContaining('2 of 3: Queen of spades to foundation 1'),
      expect.stringContaining('1 of 3'),
      expect.stringContaining('2 of 3'),
      expect.stringContaining('1 of 3'),
    ]);
  });

  test('the solution does not change the game', async () => {
    await shown('v');
    await shown('\x1b[F');
    const closed = await shown('q');
    const played = await shown('d');
    expect([closed, played]).toEqual([
      expect.stringContaining('Moves: 0'),
      expect.stringContaining('Moves: 1'),
    ]);
  });

  test('the solution starts at the current position', async () => {
    expect(await shown('dv')).toContain('You can win from here in 2 moves.');
  });

  test('fits the window', async () => {
    await shown('v');
    Object.assign(terminal.output, { columns: 40 });
    terminal.output.emit('resize');
    expect(plain(terminal.take()).replace(/\x1b\[[^a-zA-Z]*[a-zA-Z]|\s+/g, ' ')).toMatch(
      /win from here in 3 +moves\. .*esc/,
    );
  });
});

describe('the answer to v', () => {
  afterEach(async () => {
    terminal.input.write('\x03');
    await game;
  });

  const nobody: Solution = () => Promise.resolve(undefined);

  test('a message says that no solution was found', async () => {
    await begin(LAYOUT, 'en', nobody);
    expect(await shown('v')).toContain('No solution found.');
  });

  test('a message says that the game is won', async () => {
    await begin(LAYOUT.replace('stock: Qs', 'stock: ').replace('t1: Ks', 't1: Ks; t2: Qs'));
    expect(await shown('2\rf\r1\rf\rv')).toContain('The game is won.');
  });

  test('a message says that the search goes on, until a key is pressed', async () => {
    let find = (): void => undefined;
    const late: Solution = () => new Promise((resolve) => (find = () => resolve(undefined)));
    await begin(LAYOUT, 'en', late);
    const looking = await shown('v');
    const stopped = await shown('l');
    terminal.take();
    find();
    await terminal.settle();
    expect([looking, stopped, terminal.take()]).toEqual([
      expect.stringContaining('Looking for a solution... Any key stops the search.'),
      expect.stringContaining('Search stopped. v starts it again.'),
      '',
    ]);
  });

  test('no message mentions a search that ended before the next key', async () => {
    await begin(LAYOUT, 'en', nobody);
    await shown('v');
    expect(await shown('l')).not.toContain('stopped');
  });

  test('is in French', async () => {
    await begin(LAYOUT, 'fr');
    await shown('v');
    expect(await shown('\x1b[C')).toMatch(
      /1 sur 3 : Dame de pique sur le talon. Droite et gauche pour parcourir les /,
    );
  });
});
