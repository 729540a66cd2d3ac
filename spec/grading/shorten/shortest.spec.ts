/** Finds the shortest way to show a failure, from other deals and without earlier events. */
import { describe, expect, test } from '@jest/globals';
import { JavaRandom } from '../../../src/core/random.js';
import { NEW_GAME, STOCK, UNDO } from '../../../src/games/klondike/contract/calls.js';
import type { KlondikeCall } from '../../../src/games/klondike/contract/handler.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { LANGUAGE } from '../../../src/games/klondike/script/language.js';
import type { Candidate } from '../../../src/grading/candidate/candidate.js';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';
import type { CheckFailure } from '../../../src/grading/examine/record/evidence.js';
import { WatchingView } from '../../../src/grading/examine/watch/watching-view.js';
import { randomPlay } from '../../../src/grading/examine/play/random-play.js';
import { newFindings } from '../../../src/grading/examine/record/handler-findings.js';
import { HandlerRun } from '../../../src/grading/examine/handler-run.js';
import { stockTour } from '../../../src/grading/examine/play/stock-tour.js';
import { Trials, shortest } from '../../../src/grading/shorten/shortest.js';
import type { Step } from '../../support/grading/base-handler.js';
import { BaseHandler } from '../../support/grading/base-handler.js';
import { candidateOf, faultyNamed } from '../../support/grading/chosen-faulty.js';
import { candidateFor } from '../../support/grading/crashing-handlers.js';
import type { HandlerClass } from '../../support/grading/faulty/faulty-handler.js';

const NEVER_COUNTS: HandlerClass = class extends BaseHandler {
  protected override count(): void {
    // Counts nothing.
  }
};

const NEVER_UNDOES: HandlerClass = class extends BaseHandler {
  override undo(): void {
    // Takes nothing back.
  }
};

const KEEPS_MOVES: HandlerClass = class extends BaseHandler {
  override newGame(): void {
    const { moves } = this;
    super.newGame();
    this.moves = moves;
    this.show();
  }
};

const COUNTS_UNTIL_UNDO: HandlerClass = class extends BaseHandler {
  private hasUndone = false;

  override undo(): void {
    this.hasUndone ||= this.steps.length > 0;
    super.undo();
  }

  protected override count(step: Step): void {
    if (!this.hasUndone) super.count(step);
  }
};

const made = (calls: readonly KlondikeCall[]): CheckFailure['calls'] =>
  calls.map((call) => ({ call, refused: false }));

const failed = (
  check: CheckFailure['check'],
  calls: readonly KlondikeCall[],
  more: Partial<CheckFailure>,
): CheckFailure => ({
  ...{ check, key: 'draw', message: '', seed: 3, calls: made(calls), earlierGames: 0 },
  ...{ before: '', expected: '', seen: '' },
  ...more,
});

const findings = newFindings(ULG);

const eventsOf = ({ earlierGames, calls }: CheckFailure): string[] => [
  ...new Array<string>(earlierGames).fill('newGame'),
  ...calls.map(({ call }) => call.event),
];

describe('the shortest way leaves out', () => {
  test.each<[what: string, handler: HandlerClass, failure: CheckFailure, events: string[]]>([
    [
      'games before the game with the failure',
      NEVER_COUNTS,
      failed('count.stock', [NEW_GAME, STOCK, UNDO, STOCK, STOCK], { earlierGames: 20 }),
      ['newGame', 'clickStock'],
    ],
    [
      'games that the failure does not need',
      KEEPS_MOVES,
      failed('new-game.middle', [NEW_GAME, STOCK, STOCK, NEW_GAME], { earlierGames: 7, key: 'new' }),
      ['newGame', 'clickStock', 'newGame'],
    ],
  ])('%s', (...[, handler, failure, events]) => {
    expect(eventsOf(shortest(candidateFor(handler), findings, failure))).toEqual(events);
  });
});

test('uses every remaining start to leave something out', () => {
  const slow = { ...candidateFor(NEVER_UNDOES), startsQuickly: false };
  const failure = failed('undo.stock', [NEW_GAME, ...new Array<KlondikeCall>(10).fill(STOCK), UNDO], {
    key: 'undo draw again',
  });
  expect(eventsOf(shortest(slow, findings, failure))).toEqual(['newGame', 'clickStock', 'undo']);
});

test('keeps the last undone calls if the fault needs them', () => {
  const slow = { ...candidateFor(COUNTS_UNTIL_UNDO), startsQuickly: false };
  const calls = [NEW_GAME, ...Array.from({ length: 8 }, () => [STOCK, UNDO, STOCK]).flat(), STOCK];
  const found = shortest(slow, findings, failed('count.recycle', calls, { key: 'nowhere' }));
  const clicks = new Array<string>(8).fill('clickStock');
  expect(eventsOf(found)).toEqual(['newGame', ...clicks, 'undo', 'clickStock', 'clickStock']);
});

test('does not change a failure that does not happen again', () => {
  const failure = failed('count.stock', [NEW_GAME, STOCK], {});
  expect(shortest(candidateFor(BaseHandler), findings, failure)).toBe(failure);
});

/** The first failure in a tour of the stock or in random play. */
function firstFailure(candidate: Candidate): CheckFailure {
  const view = new WatchingView();
  const run = new HandlerRun(candidate.start(view, { seed: 4 }), view, { ...newFindings(ULG), seed: 4 });
  stockTour(run);
  for (let chance = 1; chance < 6 && run.evidence.failures.length === 0; chance++)
    randomPlay(run, new JavaRandom(BigInt(chance)), 400);
  const [failure] = run.evidence.failures;
  if (failure === undefined) throw new Error('nothing is wrong');
  return failure;
}

/** The shortest way found, and the number of starts needed. */
function wayOf(name: string, startsQuickly: boolean): string {
  const candidate = candidateOf(faultyNamed(name));
  const failure = firstFailure(candidate);
  let starts = 0;
  const start: Candidate['start'] = (...given) => {
    starts++;
    return candidate.start(...given);
  };
  const { check, key, seed, calls, earlierGames } = shortest(
    { ...candidate, startsQuickly, start },
    findings,
    failure,
  );
  const words = calls.map(({ call, refused }) => `${LANGUAGE.printCall(call)}${refused ? '?' : ''}`);
  const length = failure.earlierGames + failure.calls.length;
  const way = `seed ${seed}, ${earlierGames} games before: ${words.join(' ')}`;
  return `${name}: ${check} (${key}), from ${length} calls by ${starts} starts; ${way}`;
}

test('the shortest way comes from other deals or fewer calls', () => {
  const quick = [
    'draws-one',
    'undo-ten',
    'recycle-in-reverse',
    't>f-no-two',
    'new-game-keeps-moves',
    'f>t-never',
  ];
  const slow = ['not-shuffled', 'undo-not-covered', 'refused-waste-gone', 'count-undo-zero', 't>t-one-only'];
  const ways = [
    ...quick.map((name) => wayOf(name, true)),
    ...[...quick, ...slow].map((name) => wayOf(name, false)),
  ];
  expect(ways.join('\n')).toMatchSnapshot();
});

describe('a trial', () => {
  const failure = failed('count.stock', [NEW_GAME, STOCK], {});

  test('plays the calls again and returns the failure', () => {
    const trials = new Trials(candidateFor(NEVER_COUNTS), findings, failure);
    const found = trials.failureOf(3, made([NEW_GAME, STOCK, STOCK]), 2);
    expect(found).toMatchObject({ check: 'count.stock', earlierGames: 2, seed: 3 });
    expect(found?.calls.map(({ call }) => call.event)).toEqual(['newGame', 'clickStock']);
  });

  test('does not change the findings', () => {
    new Trials(candidateFor(NEVER_COUNTS), findings, failure).failureOf(3, failure.calls);
    expect(findings.evidence.failures).toEqual([]);
  });

  test('finds nothing if the candidate cannot start, and throws any other error', () => {
    const trialOf = (error: Error): Trials => {
      const start = (): never => {
        throw error;
      };
      return new Trials({ ...candidateFor(BaseHandler), start }, findings, failure);
    };
    const fault = new CandidateFault('not started', 'It is gone.');
    expect(trialOf(fault).failureOf(3, failure.calls)).toBeUndefined();
    expect(() => trialOf(new Error('out of memory')).failureOf(3, failure.calls)).toThrow('out of memory');
  });

  test('starts a slow candidate at most twenty times', () => {
    const slow = { ...candidateFor(BaseHandler), startsQuickly: false };
    const trials = new Trials(slow, findings, failure);
    let starts = 0;
    for (; starts < 1_000 && !trials.areOver; starts++) trials.failureOf(1, made([NEW_GAME]));
    expect(starts).toBe(20);
    expect(trials.failureOf(1, failure.calls)).toBeUndefined();
  });
});
