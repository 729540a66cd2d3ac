/** A faulty handler makes its script fail with a message, but never causes an exception. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { parseScript } from '../../../../src/games/klondike/script/text.js';
import type { Bring } from '../../../../src/games/klondike/script/runner.js';
import { ScriptRunner, printFailure, runScript } from '../../../../src/games/klondike/script/runner.js';

const BROKEN = new Error('broken');

const fail = (): never => {
  throw BROKEN;
};

/** Makes a controller with some members replaced. */
const having =
  (members: object): Bring =>
  (view) => {
    const controller = Object.assign(new KlondikeController(), members);
    controller.attach(view);
    return controller;
  };

const unhandled: unknown[] = [];
const note = (error: unknown): void => {
  unhandled.push(error);
};
beforeAll(() => void process.on('unhandledRejection', note));
afterAll(() => void process.off('unhandledRejection', note));

const PROMISE = 'returned a promise; the answer must be there when it returns';
const DEALT = '[Deal "java:11"] new';

interface FailureText {
  readonly index: number;
  readonly kind: string;
  readonly row: string;
  readonly error: string;
}

/** The failure of a script, as text. */
function failureIn(text: string, bring: Bring): FailureText | undefined {
  const { failure } = runScript(parseScript(text), bring);
  if (failure === undefined) return undefined;
  const { index, kind, rows, error } = failure;
  const [row] = rows.filter(({ holds }) => !holds);
  return {
    index,
    kind,
    row: [row?.name, row?.expected, row?.seen].join(' | '),
    error: error instanceof Error ? String(error) : 'no text',
  };
}

describe('a script fails if its handler throws or lacks a method', () => {
  test.each<[what: string, text: string, bring: Bring, failure: FailureText]>([
    [
      'bring throws',
      'new',
      fail,
      { index: 0, kind: 'thrown', row: 'bring | a handler | thrown: Error: broken', error: 'Error: broken' },
    ],
    [
      'bring throws, and the script has nothing to run',
      '',
      fail,
      { index: 0, kind: 'thrown', row: 'bring | a handler | thrown: Error: broken', error: 'Error: broken' },
    ],
    [
      'bring returns nothing',
      'new',
      (() => undefined) as unknown as Bring,
      {
        index: 0,
        kind: 'thrown',
        row: 'bring | a handler | undefined',
        error: 'TypeError: bring needs a handler, not undefined',
      },
    ],
    [
      'nextDeal throws',
      DEALT,
      having({ nextDeal: fail }),
      { index: 1, kind: 'thrown', row: 'new | accepted | thrown: Error: broken', error: 'Error: broken' },
    ],
    [
      'neither getName nor nextDeal',
      DEALT,
      having({ nextDeal: undefined, getName: undefined }),
      {
        index: 0,
        kind: 'thrown',
        row: '[Deal "java:11"] | a handler that can be given its cards | one without nextDeal (no getName)',
        error:
          'TypeError: [Deal "java:11"] needs a handler that can be given its cards, not one without nextDeal (no getName)',
      },
    ],
    [
      'getName throws, and redo is missing',
      'new redo?',
      having({ redo: undefined, getName: fail }),
      {
        index: 1,
        kind: 'thrown',
        row: 'redo? | a handler that can redo | one without redo (no getName)',
        error: 'TypeError: redo? needs a handler that can redo, not one without redo (no getName)',
      },
    ],
    [
      'a method is missing, and its event must be refused',
      'new w>f1?',
      having({ moveWasteToFoundation: undefined }),
      {
        index: 1,
        kind: 'thrown',
        row: 'w>f1? | a handler that has moveWasteToFoundation | one without moveWasteToFoundation (klondike-kit)',
        error:
          'TypeError: w>f1? needs a handler that has moveWasteToFoundation, not one without moveWasteToFoundation (klondike-kit)',
      },
    ],
    [
      'a method throws a value that is not an error',
      'new stock?',
      having({
        clickStock: () => {
          throw Object.create(null);
        },
      }),
      {
        index: 1,
        kind: 'thrown',
        row: 'stock? | refused: no view call | thrown: an object',
        error: 'no text',
      },
    ],
  ])('%s', (_, ...[text, bring, failure]) => {
    expect(failureIn(text, bring)).toEqual(failure);
  });
});

describe("a promise is not an answer, and its rejection doesn't end the process", () => {
  const reject = async (): Promise<never> => Promise.reject(BROKEN);

  test.each<[what: string, text: string, bring: Bring, row: string]>([
    ['bring', 'new', reject as unknown as Bring, `bring | a handler | bring ${PROMISE}`],
    ['nextDeal', DEALT, having({ nextDeal: reject }), `new | accepted | nextDeal ${PROMISE}`],
    [
      'an event that must be refused',
      'new stock?',
      having({ clickStock: reject }),
      `stock? | refused: no view call | clickStock ${PROMISE}`,
    ],
    [
      'an event returns a promise that resolves',
      'new stock?',
      having({ clickStock: async () => Promise.resolve() }),
      `stock? | refused: no view call | clickStock ${PROMISE}`,
    ],
    [
      'getName',
      'new redo',
      having({ redo: undefined, getName: reject }),
      'redo | a handler that can redo | one without redo (no getName)',
    ],
  ])('%s', async (_, ...[text, bring, row]) => {
    const failure = failureIn(text, bring);
    await new Promise((resolve) => setImmediate(resolve));
    expect([failure?.kind, failure?.row, unhandled]).toEqual(['thrown', row, []]);
  });
});

describe('a failure has a kind', () => {
  test.each([
    ['refused', 'new undo'],
    ['accepted', 'new stock?'],
    ['fact', 'new { moves: 1 }'],
    ['fact', 'new win'],
  ])('%s: %s', (kind, text) => {
    expect(runScript(parseScript(text), having({})).failure).toMatchObject({ index: 1, kind });
  });

  test('has no error unless one was thrown', () => {
    expect(runScript(parseScript('new undo'), having({})).failure).not.toHaveProperty('error');
  });
});

test('the error is the thrown object, with its stack', () => {
  expect(runScript(parseScript('new stock'), having({ clickStock: fail })).failure?.error).toBe(BROKEN);
});

test('a script runs item by item even if its handler could not be made', () => {
  const runner = new ScriptRunner(fail);
  const [item] = parseScript('new');
  expect(item && runner.step(item).map(({ seen }) => seen)).toEqual(['thrown: Error: broken']);
});

test('prints the failure of a handler that could not be made', () => {
  const { failure } = runScript([], fail);
  expect(failure && printFailure({ name: 'x.klon', text: '', script: [] }, failure)).toBe(
    [
      'x.klon:1:1: not as expected',
      '            expected   seen',
      '  >  bring  a handler  thrown: Error: broken',
      'The script up to there:',
      '  ',
    ].join('\n'),
  );
});
