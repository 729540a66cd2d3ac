/** The grader judges the events of scripts that name a check, whatever their facts say. */
import { describe, expect, test } from '@jest/globals';
import { COMMAND_ENGLISH } from '../../../src/cli/strings/english.js';
import { candidateScriptReader } from '../../../src/cli/handler/replay.js';
import { Output } from '../../../src/cli/output.js';
import { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import type { HandlerFactory } from '../../../src/grading/candidate/in-process.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import { BaseHandler } from '../../support/grading/base-handler.js';
import { faultyNamed } from '../../support/grading/chosen-faulty.js';

/** The failure, or a word if the script passes. */
function replayed(create: HandlerFactory, script: string): readonly string[] {
  const read = candidateScriptReader(inProcess(create, { takesConstants: true }))('fault.klon', script);
  if (typeof read !== 'function') throw new Error(read.why(COMMAND_ENGLISH));
  let text = '';
  const errors = new Output((piece) => (text += piece), 0);
  read({
    frames: 'none',
    json: false,
    outputs: { output: new Output(() => undefined), errors },
    texts: COMMAND_ENGLISH,
  });
  const lines = text.split('\n');
  return lines.filter((line) => line.startsWith('  > ') || /as expected,|:\d+:\d+:/.test(line));
}

const right: HandlerFactory = (view, constants = KlondikeView) => new BaseHandler(view, constants);

function faulty(name: string): HandlerFactory {
  const handler = faultyNamed(name);
  return (view, constants) => handler.create(view, constants);
}

describe('the grader finds a fault that no fact in the script shows', () => {
  test.each([
    ['seven-in-each', 'deal.columns', '', 'new', [/1 to 7 cards.*have 7 7 7 7 7 7 7 cards, but/]],
    [
      'not-shuffled',
      'deal.shuffled',
      'new ',
      'new',
      [/shuffled differently.*the cards lie where they lay in the previous game/],
    ],
    ['count-from-one', 'count.start', '', 'new', [/begins with 0.*is 1, but/]],
    ['draws-one', 'draw.three', 'new ', 'stock', [/three cards.*waste shows/, /waste +\?\? \?\? \?\? +Kd$/]],
    [
      'never-turned-up',
      'turn-up.carry',
      'new ',
      't4>t7',
      [/turns up.*tableau 4 shows/, /t4 +## ## \?\? +## ## ##$/],
    ],
    [
      'recycle-deals',
      'recycle.deals-nothing',
      'new ',
      'stock*9',
      [/does not deal a card/, /waste +no cards +Kd 7c 2d/],
    ],
    [
      'waste-one-shown',
      'waste.window',
      'new ',
      'stock',
      [/top three cards of the waste.*must show/, /waste +\?\? \?\? \?\? +2d$/],
    ],
    ['cards-numbered', 'constants.names', '', 'new', [/by their names/]],
  ])('%s: %s by %s%s', (...[name, check, before, last, rows]) => {
    const start = `[Seed "1"] [Check "${check}"] ${before}`;
    const [head, ...seen] = replayed(faulty(name), start + last);
    expect(head).toBe(`fault.klon:1:${start.length + 1}: not as expected`);
    expect(seen).toEqual(rows.map((row) => expect.stringMatching(row)));
    expect(seen[0]).toContain('>  check ');
  });
});

describe('an event that the handler wrongly accepts', () => {
  test('a wrongly accepted event is reported with the piles that look wrong to the grader', () => {
    const script = '[Seed "1"] [Check "count.refused"] new w>t1? { moves: 0 }';
    expect(replayed(faulty('count-refused'), script).slice(1)).toEqual([
      expect.stringMatching(/^ {2}> {2}check {2}a refused move does not count .* is 1, but it must be 0$/),
      expect.stringMatching(/^ {2}> {2}moves +0 +1$/),
    ]);
  });

  test('without a check, a wrongly accepted event is reported with the view calls', () => {
    expect(replayed(faulty('count-refused'), '[Seed "1"] new w>t1?').slice(1)).toEqual([
      expect.stringMatching(/^ {2}> {2}w>t1\? {2}refused: nothing changed {2}view calls: .*moves: 1/),
    ]);
  });
});

test('a fault before the last event is reported under its own check', () => {
  const script = '[Seed "1"] [Check "undo.stock"] new stock undo';
  const [, first] = replayed(faulty('draws-one'), script);
  expect(first).toContain('>  check  a click on the stock moves three cards');
});

test('a correct handler passes, whatever the check and the events', () => {
  const scripts = ['arrays.own', 'constants.names', 'draw.three', 'win.again', 'robust.first'].map(
    (check) => `[Seed "1"] [Check "${check}"] undo? new undo? w>t1? stock*9 undo*9 stock new new stock`,
  );
  expect(scripts.map((script) => replayed(right, script))).toEqual(
    scripts.map(() => ['fault.klon: as expected, 26 events']),
  );
});

test('a corrected handler passes the script that a faulty one failed', () => {
  const script = '[Rules "ulg"] [Seed "1"] [Check "turn-up.carry"] new t4>t7';
  expect(replayed(right, script)).toEqual(['fault.klon: as expected, 2 events']);
});

test('a fault that a fact shows is reported as a failure of that fact', () => {
  const script = '[Seed "1"] [Check "count.stock"] new stock { moves: 2 }';
  expect(replayed(right, script).slice(1)).toEqual([expect.stringMatching(/^ {2}> {2}moves +2 +1$/)]);
});

test('without a check, only the script is judged', () => {
  expect(replayed(faulty('never-turned-up'), '[Seed "1"] new t4>t7')).toEqual([
    'fault.klon: as expected, 2 events',
  ]);
});

test.each([
  ['[Check "draw.four"] new', /column 1: "draw\.four"; expected a Check as/],
  ['new [Check "draw.three"] [Deal "java:7"] new', /column 5: "draw\.three"; expected no Check/],
  ['[Check "win.again"] [Reading "won again: at times"] new', /column 21: .*expected a Reading as/],
])('refuses %s', (script, why) => {
  expect(() => replayed(right, script)).toThrow(why);
});
