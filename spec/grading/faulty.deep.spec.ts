/** Tests the grader: a handler with one fault loses points where the fault belongs, and the report says why. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { COMMAND_ENGLISH } from '../../src/cli/strings/english.js';
import { candidateScriptReader } from '../../src/cli/handler/replay.js';
import { Output } from '../../src/cli/output.js';
import { printFrame } from '../../src/games/klondike/contract/frame-text.js';
import { parseScript } from '../../src/games/klondike/script/text.js';
import { runScript } from '../../src/games/klondike/script/runner.js';
import type { EventCheckId } from '../../src/grading/checks/event-checks.js';
import { EVENT_CHECKS } from '../../src/grading/checks/event-checks.js';
import { optionsFor } from '../../src/grading/examine/other-constants.js';
import type { FailureReport, GradeReport } from '../../src/grading/report/grade-report.js';
import type { FaultyRow } from '../support/grading/faulty-row.js';
import { lengthsOf, printRow, rowOf } from '../support/grading/faulty-row.js';
import type { FaultyHandler } from '../support/grading/faulty/faulty-handler.js';
import { CHOSEN, candidateOf, graded } from '../support/grading/chosen-faulty.js';
import { callsIn, needlessEvents, seedIn } from '../support/grading/shorter-scripts.js';
import { printedBy } from '../support/outside-jest.js';

const reports = new Map<string, GradeReport>();
const rows: FaultyRow[] = [];

beforeAll(() => {
  const printed = JSON.parse(printedBy('spec/support/grading/print-chosen-faulty.ts')) as GradeReport[];
  for (const [index, handler] of CHOSEN.entries()) {
    const report = printed[index];
    if (report === undefined) throw new Error(`there is no report on ${handler.name}`);
    reports.set(handler.name, report);
    rows.push(rowOf(handler, report));
  }
});

const failuresOf = ({ name }: FaultyHandler): FailureReport[] =>
  reports.get(name)?.criteria.flatMap(({ failures }) => failures) ?? [];

test('the deep specs grade at least 120 handlers, and at least one for each check', () => {
  expect(CHOSEN.length).toBeGreaterThanOrEqual(120);
  const checks = new Set(CHOSEN.map(({ check }) => check));
  // The last two checks are for Java programs only.
  const others = EVENT_CHECKS.map(({ id }) => id).filter((id) => !checks.has(id));
  expect(others).toEqual(['program.main', 'program.arguments']);
});

test('each handler loses points', () => {
  const unharmed = [...reports.values()].filter(({ score, max }) => score >= max);
  expect(unharmed.map(({ submission }) => submission)).toEqual([]);
});

test('200 pairs of faults get at most the mark of either fault alone', () => {
  const scores = Object.fromEntries([...reports].map(([name, { score }]) => [name, score]));
  const printed = printedBy('spec/support/grading/print-rises.ts', ['200', JSON.stringify(scores)]);
  // `npm run bench:grading -- pairs` grades all pairs.
  expect(JSON.parse(printed)).toEqual({ graded: 200, rises: [] });
});

test('at least 95 of 100 handlers lose points in their own criterion and in no other', () => {
  const others = rows.filter(({ verdict }) => verdict !== 'exact');
  const share = 1 - others.length / rows.length;
  expect({ isEnough: share >= 0.95, others: share < 0.95 ? others.map(printRow) : [] }).toEqual({
    isEnough: true,
    others: [],
  });
});

describe('the counterexamples', () => {
  test('the median counterexample has at most three events, and most have at most twelve, except for wins', () => {
    const { median, most } = lengthsOf(rows);
    expect(median).toBeLessThanOrEqual(3);
    expect(most).toBeLessThanOrEqual(12);
  });

  test('counterexamples with up to 40 events need each of their events', () => {
    const needless = CHOSEN.flatMap((handler) =>
      failuresOf(handler)
        .filter(({ script }) => script !== '' && callsIn(script).length <= 40)
        .filter((failure) => needlessEvents(handler, failure).length > 0)
        .map(({ check }) => `${handler.name}: ${check}`),
    );
    // For these handlers, the check that is blamed depends on other games.
    expect(needless).toEqual([
      'undo-of-refused: undo.stock',
      'undo-of-refused: undo.tableau',
      'columns-from-one: constants.names',
      'same-column-counts: undo.refused',
    ]);
  });

  test('counterexamples reproduce the fault when they run', () => {
    const other = CHOSEN.flatMap((handler) => {
      const unlike = failuresOf(handler)
        .filter(({ script }) => script !== '')
        .filter((one) => !isSeenAgain(handler, one));
      return unlike.map(({ check, script }) => `${handler.name} ${check}: ${script}`);
    });
    expect(other).toEqual([]);
  });
});

/** The names of the handlers and checks whose script passes when it is replayed. */
test('the scripts fail again in `klondike replay --handler`', () => {
  const unseen = CHOSEN.flatMap((handler) => {
    const silent = failuresOf(handler).filter(({ script }) => script !== '' && passes(handler, script));
    return silent.map(({ check, script }) => `${handler.name} ${check}: ${script}`);
  });
  expect(unseen).toEqual([]);
});

function passes(handler: FaultyHandler, script: string): boolean {
  const replay = candidateScriptReader(candidateOf(handler))('a script', script);
  if (typeof replay !== 'function') throw new Error(replay.why(COMMAND_ENGLISH));
  const output = new Output(() => undefined);
  return replay({ frames: 'none', json: false, outputs: { output, errors: output }, texts: COMMAND_ENGLISH });
}

/**
 * Does the script show the reported fault again? It must fail, or end with the reported frame. A deal that was not
 * shuffled counts if the last two games show the same cards.
 */
function isSeenAgain(handler: FaultyHandler, { check, script, seen }: FailureReport): boolean {
  const options = { ...optionsFor(check as EventCheckId), seed: seedIn(script) };
  const shown: string[] = [];
  const { failure, frame } = runScript(
    parseScript(script),
    (view) => candidateOf(handler).start(view, options).handler,
    (each) => shown.push(printFrame(each)),
  );
  if (check === 'deal.shuffled') return shown.at(-1) === shown.at(-2);
  return failure !== undefined || printFrame(frame) === seen;
}

test('the report of the same handler is the same in another process', () => {
  const some = CHOSEN.filter((_, index) => index % 60 === 7);
  const again = some.map((handler) => ({ ...graded(handler), milliseconds: 0 }));
  expect(again).toEqual(some.map(({ name }) => ({ ...reports.get(name), milliseconds: 0 })));
});
