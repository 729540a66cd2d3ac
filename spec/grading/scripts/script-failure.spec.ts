/** Reports on a script that fails. */
import { describe, expect, test } from '@jest/globals';
import { KlondikeController } from '../../../src/games/klondike/controller/klondike-controller.js';
import { parseScript } from '../../../src/games/klondike/script/text.js';
import type { Bring } from '../../../src/games/klondike/script/runner.js';
import { STAGE } from '../../../src/games/klondike/script/stage.js';
import type { Candidate } from '../../../src/grading/candidate/candidate.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import type { FailureReport } from '../../../src/grading/report/grade-report.js';
import { rowsOf } from '../../../src/grading/export/text/difference.js';
import { failureReport } from '../../../src/grading/scripts/script-failure.js';
import { gradeIn } from '../../../src/scripts/running/grade.js';
import { suitText } from '../../support/suit-text.js';

const NAMED: Candidate = {
  ...inProcess((view) => new Ours(view)),
  words: '--handler ada.js',
};

class Ours extends KlondikeController {
  constructor(view: Parameters<Bring>[0]) {
    super();
    this.attach(view);
  }
}

const ours: Bring = (view) => new Ours(view);

function reportOn(text: string, bring: Bring = ours, candidate = NAMED): FailureReport {
  const script = parseScript(text);
  const { failures } = gradeIn(STAGE, script, bring);
  const failed = { id: 'script:a', title: 'a', script, failures };
  return failureReport(failed, { stage: STAGE, bring, candidate, seed: 9 });
}

const lineOf = (text: string, key: string): string | undefined =>
  text.split('\n').find((line) => line.startsWith(`${key}:`));

const DEAL = '[Deal "java:1"] ';

test('a report has the title of the script and the command that replays it', () => {
  const { check, title, replay, script } = reportOn(`${DEAL}new { moves: 3 }`);
  expect([check, title]).toEqual(['script:a', 'the script a runs as written']);
  expect(script).toBe('[Deal "java:1"]\nnew\n{ moves: 3 }');
  expect(replay).toContain('klondike replay --handler ada.js');
  expect(reportOn('new { moves: 3 }', ours, { ...NAMED, words: '' }).replay).toBe('');
});

test('a report describes the last event, unless the script has a redo', () => {
  expect(reportOn(`${DEAL}new stock*2 { moves: 7 }`).lastEvent).toBe('You clicked the stock.');
  expect(reportOn(`${DEAL}new stock undo redo { moves: 7 }`)).not.toHaveProperty('lastEvent');
});

test('the script in a report ends with the fault and has no comments or useless tags', () => {
  const text = `# first\n[Event "lab 2"] [Seed "4"] [Rules "ulg"] new # the deal\n{ moves: 1 } stock undo`;
  expect(reportOn(text).script).toBe('[Seed "4"]\n[Rules "ulg"]\nnew\n{ moves: 1 }');
});

describe('the message', () => {
  const throwing: Bring = (view) => {
    const handler = new Ours(view);
    handler.undo = () => {
      throw new RangeError('nothing to undo');
    };
    return handler;
  };

  test.each([
    ['new { moves: 2 }', 'moves is 0, but must be 2'],
    [`${DEAL}new { waste: 2s }`, 'waste is nothing, but must be 2s'],
    [`${DEAL}new stock { waste: }`, 'waste is 4s Js Ad, but must be nothing'],
    ['new { moves: 2; stock: empty }', 'moves is 0, but must be 2; stock is full, but must be empty'],
    ['new stock?', 'stock must be refused, but it changed the view'],
    ['new w>t1', 'w>t1 must be accepted, but is refused: '],
    ['new win', 'win is not announced, but must be announced'],
  ])('explains the failure of %s', (script, message) => {
    expect(reportOn(script).message.slice(0, message.length)).toBe(message);
  });

  test('contains the error of an event that throws', () => {
    const { message, seen } = reportOn('new stock undo', throwing);
    expect([message, seen]).toEqual([
      'undo fails: RangeError: nothing to undo',
      'RangeError: nothing to undo',
    ]);
  });

  test.each([
    ['new { moves: 2 } { moves: 4 }', 'after that, 1 more item fails'],
    ['new { moves: 2 } { moves: 4 } { moves: 5 }', 'after that, 2 more items fail'],
  ])('counts the failures that follow: %s', (script, more) => {
    expect(reportOn(script).message).toBe(`moves is 0, but must be 2; ${more}`);
  });
});

describe('the tables', () => {
  test('the tables differ in the failed facts if all these facts are about the table', () => {
    const { expected, seen } = reportOn(`${DEAL}new stock { moves: 7 }`);
    expect([lineOf(expected, 'moves'), lineOf(seen, 'moves')]).toEqual(['moves: 7', 'moves: 1']);
    expect(expected.replace('moves: 7', 'moves: 1')).toBe(seen);
  });

  test('the report has tables even if a pile must be empty', () => {
    const { expected, seen } = reportOn(`${DEAL}new stock { waste: }`);
    expect([lineOf(expected, 'waste'), lineOf(seen, 'waste')]).toEqual(['waste:', 'waste: 4s Js Ad']);
    expect(rowsOf(expected, seen)?.filter(({ differs }) => differs)).toEqual([
      { about: 'waste', expected: 'no cards', seen: '4s Js Ad', differs: true },
    ]);
  });

  test.each([
    ['new { waste: 2s }', '2s', 'no cards'],
    ['new { waste: 2s; moves: 5 }', '2s\n5', 'no cards\n0'],
  ])('words replace the tables in other cases: %s', (script, words, wordsSeen) => {
    const { expected, seen } = reportOn(DEAL + script);
    expect([expected, seen]).toEqual([words, wordsSeen]);
  });

  test('the table before the fault is the table before its last event', () => {
    const { before } = reportOn(`${DEAL}new stock*2 stock { moves: 7 }`);
    expect(lineOf(before, 'moves')).toBe('moves: 2');
  });

  test('a fault before the first event has no table before it', () => {
    expect(reportOn('new { moves: 7 }').before).toBe('');
  });
});

test('reports the first run if the fault does not recur', () => {
  let times = 0;
  const flaky: Bring = (view) => {
    const handler = new Ours(view);
    if (times++ === 0) handler.clickStock = () => undefined;
    return handler;
  };
  const { message, script } = reportOn(`${DEAL}new stock { moves: 1 }`, flaky);
  expect(message).toMatch(/^stock must be accepted, but is refused/);
  expect(script).toBe('[Deal "java:1"]\nnew stock');
});

const CARDS = Array.from('shdc', (suit) => suitText(suit)).join(' ');

test.each([
  `[Deck "${CARDS}"]`,
  `[Layout "f1: ${suitText('s')}; f2: ${suitText('h')}; f3: ${suitText('d')}; t1: ${suitText('c')}"]`,
])('a script with its own cards keeps them and has no seed: %s', (tag) => {
  expect(reportOn(`${tag} new { moves: 1 }`).script).toBe(`${tag}\nnew\n{ moves: 1 }`);
});

test('a script without cards and seed gets the seed of the failed run', () => {
  expect(reportOn('[Event "lab 2"] new { moves: 1 }').script).toBe('[Seed "9"]\nnew\n{ moves: 1 }');
  expect(reportOn('new { moves: 1 }').script).toBe('[Seed "9"]\nnew\n{ moves: 1 }');
  expect(reportOn('[Deal "java:1"] new { moves: 1 }').script).toBe('[Deal "java:1"]\nnew\n{ moves: 1 }');
});
