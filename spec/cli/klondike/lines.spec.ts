import { describe, expect, test } from '@jest/globals';
import { klondike, openInput } from '../../support/command.js';

const DEAL = '# deal: java:11';

const NEW = `stock: full
t1: 2d
t2: ## Qc
t3: ## ## 4s
t4: ## ## ## 4h
t5: ## ## ## ## 8d
t6: ## ## ## ## ## 5c
t7: ## ## ## ## ## ## Jh
moves: 0
`;

const CARRIED = NEW.replace('t4: ## ## ## 4h', 't4: ## ## 6c')
  .replace('5c', '5c 4h')
  .replace('moves: 0', 'moves: 1');

const DEALT =
  'New game; on the tableau two of diamonds, queen of clubs, four of spades, four of hearts, eight of diamonds, five of clubs, jack of hearts.\n';

const DRAWN = 'Seven of clubs, nine of spades, four of diamonds on the waste.\n';

const CARRY = 'Four of hearts to tableau 6; six of clubs turned up.\n';

const play = (input: string): ReturnType<typeof klondike> => klondike(['play', '--deal', 'java:11'], input);

describe('line mode in a pipe', () => {
  test('plays the example in the README', async () => {
    const { status, out, err } = await play('new\nstock\n');
    const stock = NEW.replace('full\n', 'full\nwaste: 7c 9s 4d\n').replace('moves: 0', 'moves: 1');
    expect({ status, out, err }).toEqual({
      status: 0,
      out: `${DEAL}\n${NEW}\n${stock}\n`,
      err: DEALT + DRAWN,
    });
  });

  test('prints only the reason for a refused move', async () => {
    expect(await play('new t1>t7')).toEqual({
      status: 0,
      out: `${DEAL}\n${NEW}\n`,
      err: DEALT + 't1>t7 is refused: on the tableau, red goes on black and black on red.\n',
    });
  });

  test('prints nothing about an expected refusal', async () => {
    expect(await play('new t1>t7?')).toEqual({ status: 0, out: `${DEAL}\n${NEW}\n`, err: DEALT });
  });

  test('reads several words in a line, tags and checks over several lines, and comments', async () => {
    const input = 'new t4>t6 # a start\n{ moves: 1;\n t6: ## ## ## ## ## 5c 4h }\n[Deal "java:33"]';
    expect(await play(input)).toEqual({
      status: 0,
      out: `${DEAL}\n${NEW}\n${CARRIED}\n`,
      err: DEALT + CARRY,
    });
  });

  test('reports a wrong word with its place, plays the rest of the line, and ends with status 2', async () => {
    expect(await play('new\n{ t3 }\n t4>>t6 t4>t6\nt9')).toEqual({
      status: 2,
      out: `${DEAL}\n${NEW}\n${CARRIED}\n`,
      err: [
        DEALT.trimEnd(),
        'line 2, column 3: "t3"; expected a fact: stock:, moves:, waste:, f1: to f4:, t1: to t7:, won, refreshed:',
        "line 3, column 2: unknown word 't4>>t6'. Type 'help' for a list of words.",
        CARRY.trimEnd(),
        "line 4, column 1: unknown word 't9'. Type 'help' for a list of words.",
        '',
      ].join('\n'),
    });
  });

  test('shows the expected and the seen values of a failed check, with status 1', async () => {
    expect(await play('new { moves: 3; t1: 2d }\n')).toEqual({
      status: 1,
      out: `${DEAL}\n${NEW}\n`,
      err: [
        DEALT.trimEnd(),
        '{ moves: 3; t1: 2d }: not as expected',
        '          expected  seen',
        '>  moves  3         0',
        '   t1     2d        2d',
        '',
      ].join('\n'),
    });
  });

  test('refuses everything before the first game', async () => {
    expect(await play('stock undo')).toEqual({
      status: 0,
      out: '',
      err: "stock is refused: no game has been dealt yet. Type 'new' to deal a game.\nundo is refused: no game has been dealt yet. Type 'new' to deal a game.\n",
    });
  });

  test('quits without reading the rest', async () => {
    expect(await play('new quit stock\nstock')).toEqual({ status: 0, out: `${DEAL}\n${NEW}\n`, err: DEALT });
  });

  test('prints help and about on standard error, with the given name', async () => {
    const { status, out, err } = await klondike(['--name', 'Ada'], 'help about');
    expect([status, out, err.split('\n').at(-2), err.includes('undo*5')]).toEqual([
      0,
      '',
      'Klondike, played by Ada',
      true,
    ]);
  });

  test.each(['', '\n\n  \n', '# nothing'])('prints nothing for %j', async (input) => {
    expect(await play(input)).toEqual({ status: 0, out: '', err: '' });
  });
});

test('prints the name of a random deal, so that the player can repeat it', async () => {
  const first = (await klondike([], 'new')).out;
  const name = /^# deal: (java:\d+)$/m.exec(first)?.[1] ?? 'no name';
  expect((await klondike(['--deal', name], 'new')).out).toBe(first);
});

test.each([['11'], ['play', '11'], ['java:11', '--frames', 'all']])(
  'takes a deal without the --deal option: %s',
  async (...args) => {
    expect(await klondike(args, 'new')).toEqual({ status: 0, out: `${DEAL}\n${NEW}\n`, err: DEALT });
  },
);

test('quits while its input stays open', async () => {
  const { status, out, err } = await klondike(['play', '--deal', 'java:11'], openInput('new\nquit\n'));
  expect({ status, out, err }).toEqual({ status: 0, out: `${DEAL}\n${NEW}\n`, err: DEALT });
});

test('does not wait for the end of a brace in a comment or a tag', async () => {
  const { out } = await klondike(['--deal', 'java:11'], openInput('# {\n[Title "{"]\nnew\nquit\n'));
  expect(out).toBe(`${DEAL}\n${NEW}\n`);
});

describe('printed frames', () => {
  const EMPTY = 'stock: empty\nmoves: 0\n\n';

  test('the words show and look print the frame without a sentence', async () => {
    expect(await play('show new t1>t7? look')).toEqual({
      status: 0,
      out: `${EMPTY}${DEAL}\n${NEW}\n${NEW}\n`,
      err: DEALT,
    });
  });

  test('a repeated event prints the frame once, with one sentence for all repetitions', async () => {
    const { out, err } = await play('new stock*2 undo*2');
    const wastes = out.match(/^(?:waste|moves): .*$/gm);
    expect([wastes, err]).toEqual([
      ['moves: 0', 'waste: As 9d 7s', 'moves: 2', 'moves: 0'],
      `${DEALT}Ace of spades, nine of diamonds, seven of spades on the waste.\nUndone; the waste is empty.\n`,
    ]);
  });

  test('the frame follows the accepted part of a repeated event that is then refused', async () => {
    const { out, err } = await play('new stock undo*3');
    expect([out.match(/^moves: \d+$/gm), err]).toEqual([
      ['moves: 0', 'moves: 1', 'moves: 0'],
      `${DEALT}${DRAWN}Undone; the waste is empty.\nundo*3 (2nd time) is refused: there's no move to undo.\n`,
    ]);
  });

  test('only show prints the frame with --frames none', async () => {
    expect(await klondike(['play', '--deal', 'java:11', '--frames', 'none'], 'new t4>t6 show undo')).toEqual({
      status: 0,
      out: `${DEAL}\n${CARRIED}\n`,
      err: `${DEALT}${CARRY}Undone; four of hearts to tableau 4; six of clubs turned down.\n`,
    });
  });

  test('the frame is not printed with a wrong value for --frames', async () => {
    const { status, err } = await klondike(['play', '--frames', 'some'], 'new');
    expect([status, err.split('\n')[0]]).toEqual([2, "klondike: --frames takes all or none, not 'some'"]);
  });
});

test.each(['q', 'exit', 'quit'])('%s ends the game', async (word) => {
  expect(await play(`${word} new`)).toEqual({ status: 0, out: '', err: '' });
});

test('a question mark shows the help', async () => {
  expect(await play('?')).toEqual(await play('help'));
});
