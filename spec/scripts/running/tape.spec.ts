/** What a tape writes of each call, and which calls count as accepted. */
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

/** A tape, and the lines that it wrote. */
const taping = (dealer: Dealing = {}, stage: Stage<Lamp> = STAGE): [GameTape<Lamp>, () => string[]] => {
  const tape = new GameTape(stage, dealer);
  return [tape, () => printIn(LAMP, tape.script).split('\n').slice(1, -1)];
};

describe('a tape', () => {
  test('learns of a win from the view calls since the call before', () => {
    const [tape, lines] = taping();
    tape.see(REFRESH);
    tape.hear(NEW, true);
    tape.hear(PRESS, false);
    tape.see(WIN);
    tape.hear(PRESS, false);
    tape.comment('x');
    expect(lines()).toEqual(['new press? press?', 'win', '# x']);
  });

  test('believes who says whether a call won', () => {
    const [tape, lines] = taping();
    tape.see(WIN);
    tape.hear(PRESS, true, false);
    tape.hear(PRESS, true, true);
    expect(lines()).toEqual(['press press', 'win']);
  });

  test('that begins in the middle of a game writes nothing until one begins', () => {
    const [tape, lines] = taping({ deal: '3' });
    tape.hear(PRESS, true);
    tape.hear(NEW, false);
    expect(lines()).toEqual([]);
    tape.hear(NEW, true);
    tape.hear(PRESS, true);
    expect(lines()).toEqual(['[Deal "3"]', 'new press']);
  });

  test.each<[what: string, words: Partial<typeof LAMP>]>([
    ['no word says', { isSayable: () => false }],
    ['a word says that cannot be read', { printCall: () => 'switch off' }],
  ])('keeps as a comment what %s', (_, words) => {
    const [tape, lines] = taping({}, { ...STAGE, language: { ...LAMP, ...words } });
    tape.hear({ event: 'press', args: [7, null] as never }, true);
    tape.hear(PRESS, false);
    expect(lines()).toEqual(['# press(7, null) was accepted', '# press() was refused']);
  });
});

test('a call is accepted if the view was refreshed and no refusal was shown', () => {
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

test('a handler made for a stage has its name, and sends every event', () => {
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

test('a handler that cannot redo is told so', () => {
  const call = { event: 'redo', args: [] } as never;
  const { rows } = new GameRunner(STAGE, ours).step({ kind: 'event', call, times: 1, refused: true });
  expect(rows).toEqual([
    { name: 'redo?', expected: 'a handler that can redo', seen: 'one without redo (Ada)', holds: false },
  ]);
});
