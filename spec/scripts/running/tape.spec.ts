/** The items that a tape writes, and the calls that count as accepted. */
import { describe, expect, test } from '@jest/globals';
import { GameRunner } from '../../../src/scripts/running/runner.js';
import type { Stage } from '../../../src/scripts/running/stage.js';
import { handlerOf, isAccepted } from '../../../src/scripts/running/stage.js';
import type { Dealing } from '../../../src/scripts/running/tape.js';
import { GameTape } from '../../../src/scripts/running/game-tape.js';
import { printIn } from '../../../src/scripts/language/print.js';
import { LAMP } from '../language/lamp-game.js';
import type { Lamp } from './lamp-stage.js';
import { STAGE, ours } from './lamp-stage.js';

const NEW: Lamp['call'] = { event: 'newLamp', args: [] };
const PRESS: Lamp['call'] = { event: 'press', args: [] };
const REFRESH: Lamp['viewCall'] = { call: 'refreshWindow', args: [] };
const WIN: Lamp['viewCall'] = { call: 'win', args: [] };

/** A tape and the lines that it writes. */
const taping = (dealer: Dealing = {}, stage: Stage<Lamp> = STAGE): [GameTape<Lamp>, () => string[]] => {
  const tape = new GameTape(stage, dealer);
  return [tape, () => printIn(LAMP, tape.script).split('\n').slice(1, -1)];
};

describe('a tape', () => {
  test('finds a win in the view calls since the last call', () => {
    const [tape, lines] = taping();
    tape.see(REFRESH);
    tape.hear(NEW, true);
    tape.hear(PRESS, false);
    tape.see(WIN);
    tape.hear(PRESS, false);
    tape.comment('x');
    expect(lines()).toEqual(['new press? press?', 'win', '# x']);
  });

  test('believes the caller about a win', () => {
    const [tape, lines] = taping();
    tape.see(WIN);
    tape.hear(PRESS, true, false);
    tape.hear(PRESS, true, true);
    expect(lines()).toEqual(['press press', 'win']);
  });

  test('writes nothing until the next game if it starts during a game', () => {
    const [tape, lines] = taping({ deal: '3' });
    tape.hear(PRESS, true);
    tape.hear(NEW, false);
    expect(lines()).toEqual([]);
    tape.hear(NEW, true);
    tape.hear(PRESS, true);
    expect(lines()).toEqual(['[Deal "3"]', 'new press']);
  });

  test.each<[what: string, words: Partial<typeof LAMP>]>([
    ['has no word', { isSayable: () => false }],
    ["has a word that can't be read", { printCall: () => 'switch off' }],
  ])('writes a call that %s as a comment', (_, words) => {
    const [tape, lines] = taping({}, { ...STAGE, language: { ...LAMP, ...words } });
    tape.hear({ event: 'press', args: [7, null] as never }, true);
    tape.hear(PRESS, false);
    expect(lines()).toEqual(['# press(7, null) was accepted', '# press() was refused']);
  });
});

test('a call is accepted if it refreshed the view without a refusal', () => {
  const beeping: Stage<Lamp> = {
    ...STAGE,
    refusalIn: (calls) => (calls.some(({ call }) => call === 'win') ? 'a beep' : undefined),
  };
  const answers = [[], [REFRESH], [WIN], [WIN, REFRESH]];
  expect(answers.map((calls) => [isAccepted(STAGE, calls), isAccepted(beeping, calls)])).toEqual([
    [false, false],
    [true, true],
    [false, false],
    [true, false],
  ]);
});

test('a handler made for a stage has the given name and sends every event', () => {
  const sent: unknown[] = [];
  const handler = handlerOf(
    STAGE,
    (event, args) => sent.push([event, args]),
    () => 'Ann',
  );
  handler.newLamp();
  handler.press();
  expect([handler.getName(), sent]).toEqual([
    'Ann',
    [
      ['newLamp', []],
      ['press', []],
    ],
  ]);
});

test("reports a redo for a handler that can't redo", () => {
  const call = { event: 'redo', args: [] } as never;
  const { rows } = new GameRunner(STAGE, ours).step({ kind: 'event', call, times: 1, refused: true });
  expect(rows).toEqual([
    { name: 'redo?', expected: 'a handler that can redo', seen: 'one without redo (Ada)', holds: false },
  ]);
});
