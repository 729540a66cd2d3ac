/** Stairs in the command: in a pipe, recorded and replayed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { CommandResult } from '../support/command.js';
import { klondike } from '../support/command.js';
import { ownFolder } from '../support/own-folder.js';
import { THREE } from './games.js';

const stairs = (args: readonly string[], input = ''): Promise<CommandResult> =>
  klondike(args, input, { games: THREE });

const frame = (top: string, open: string, left: number): string =>
  `top: ${top}\nopen: ${open}\nleft: ${left}\nwon: no\n\n`;

describe('in a pipe', () => {
  test('plays, undoes and redoes a game, with a frame for each event', async () => {
    expect(await stairs(['stairs', '--deal', 'java:1'], 'new skip undo\nredo')).toEqual({
      status: 0,
      out: `# deal: java:1\n${frame('5d', 'Jc', 51)}${frame('5d', '9s', 51)}${frame('5d', 'Jc', 51)}${frame('5d', '9s', 51)}`,
      err: '',
    });
  });

  test('reports refusals, failed checks and unknown words on standard error', async () => {
    const { status, err } = await stairs(['stairs'], '[Deal "java:1"] take new take redo { left: 3 } draw');
    expect([status, err.split('\n')]).toEqual([
      2,
      [
        "take is refused: no game has been dealt yet. Type 'new' to deal a game.",
        'take is refused: this card is neither one higher nor one lower.',
        "redo is refused: there's no move to redo.",
        '{ left: 3 }: not as expected',
        '         expected  seen',
        '>  left  3         51',
        "line 1, column 48: unknown word 'draw'. Type 'help' for a list of words.",
        '',
      ],
    ]);
  });

  test('help and about print their texts', async () => {
    const { err } = await stairs(['stairs', '--name', 'Ada'], 'help about');
    expect(err).toBe('new take skip*3 undo redo help about quit\nStairs, played by Ada\n');
  });
});

test("the command lists the new game like any other, after the package's own games", async () => {
  const { out } = await stairs(['--help']);
  expect(out).toContain(
    '  stairs [DEAL]          play Stairs, the smallest solitaire there is\n  completion',
  );
  expect((await stairs(['help', 'stairs'])).out).toContain(
    '--deal NAME           begin with this deal: java:NUMBER',
  );
  expect((await stairs(['stairs', '--deal', 'ruby:1'])).err).toBe(
    "klondike: --deal takes java:NUMBER or the 52 cards of a deck, not 'ruby:1'\nRun 'klondike stairs --help' for usage.\n",
  );
  expect((await klondike(['stairs'])).err).toContain("unknown command 'stairs'");
});

test('a recorded game replays to the same frames', async () => {
  const file = join(ownFolder(), 'game.klon');
  const played = await stairs(['stairs', '--deal', 'java:1', '--record', file], 'new skip take undo redo');
  expect(readFileSync(file, 'utf8')).toBe('[Game "stairs"]\n[Deal "java:1"]\nnew\nskip\ntake?\nundo\nredo\n');
  const replayed = await stairs(['replay', file]);
  expect([replayed.status, replayed.err]).toEqual([0, `${file}: as expected, 5 events\n`]);
  const refused = frame('5d', '9s', 51);
  expect(replayed.out.replace(/# .*\n/g, '')).toBe(
    played.out.replace(/# .*\n/g, '').replace(refused + refused, refused),
  );
});

test('checks a script, announces its win, and reports a missing win', async () => {
  const deck = Array.from('A23456789TJQK', (rank) => Array.from('shdc', (suit) => rank + suit).join(' '));
  const inOrder = deck.map((cards) => cards.split(' '));
  const upwards = [0, 1, 2, 3].flatMap((suit) => inOrder.map((cards) => cards[suit] ?? '')).reverse();
  const script = `[Game "stairs"]\n[Deck "${upwards.join(' ')}"]\nnew take*51 win { top: Kc; open: --; left: 0; won: yes } take?\n`;
  const { status, out } = await stairs(['replay', '-', '--frames', 'last', '--json'], script);
  expect([status, out]).toEqual([
    0,
    expect.stringContaining('"frame":{"top":"Kc","open":"--","left":"0","won":"yes"}'),
  ]);
  expect((await stairs(['replay', '-'], script.replace('left: 0', 'left: 1'))).status).toBe(1);
});
