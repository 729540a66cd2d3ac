/** Tests how a candidate is started, how it replies to events, and how its calls are recorded. */
import { describe, expect, test } from '@jest/globals';
import { NEW_GAME, STOCK, UNDO } from '../../../src/games/klondike/contract/calls.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import type { Candidate, RunningHandler } from '../../../src/grading/candidate/candidate.js';
import { CandidateFault, Interruption } from '../../../src/grading/candidate/candidate.js';
import { RunState } from '../../../src/grading/examine/record/run-state.js';
import { WatchingView } from '../../../src/grading/examine/watch/watching-view.js';
import { crashIn, isCrash, nameOf, replyTo } from '../../../src/grading/examine/watch/reply.js';
import { CandidateStarter } from '../../../src/grading/examine/candidate-starter.js';
import { newFindings } from '../../../src/grading/examine/record/handler-findings.js';
import { BaseHandler } from '../../support/grading/base-handler.js';
import { candidateFor } from '../../support/grading/crashing-handlers.js';

/** A candidate that logs each start and each end. */
function noting(startsQuickly = true): { readonly candidate: Candidate; readonly log: string[] } {
  const log: string[] = [];
  const right = candidateFor(BaseHandler);
  const start: Candidate['start'] = (view, options) => {
    log.push(JSON.stringify(options));
    const running = right.start(view, options);
    return { ...running, end: () => log.push('end') };
  };
  return { candidate: { ...right, startsQuickly, start }, log };
}

/** The time limit is never reached. */
const NEVER = { isLate: () => false };

describe('a starter', () => {
  test('starts the candidate with a new seed each time and ends it', () => {
    const { candidate, log } = noting();
    const starter = new CandidateStarter(candidate, 5, NEVER);
    starter.run(newFindings(ULG), (run) => run.newGame());
    starter.run(newFindings(ULG), (run) => {
      run.newGame();
      run.end();
    });
    starter.run(newFindings(ULG), () => undefined, { seed: 77, spoilsArrays: true });
    const starts = ['{"seed":5}', '{"seed":6}', '{"seed":77,"spoilsArrays":true}'];
    expect(log).toEqual(starts.flatMap((text) => [text, 'end']));
    expect([starter.events, starter.notes, starter.isClosed]).toEqual([2, [], false]);
  });

  test('ends the candidate if the play throws', () => {
    const { candidate, log } = noting();
    const fails = (): void => {
      throw new Error('lost');
    };
    expect(() => new CandidateStarter(candidate, 1, NEVER).run(newFindings(ULG), fails)).toThrow('lost');
    expect(log.at(-1)).toBe('end');
  });

  test.each([
    [120, true],
    [60, false],
  ])('starts the candidate at most %d times (quick start: %p)', (most, startsQuickly) => {
    const { candidate, log } = noting(startsQuickly);
    const starter = new CandidateStarter(candidate, 1, NEVER);
    for (let start = 1; start < most; start++) starter.run(newFindings(ULG), () => undefined);
    expect(starter.isClosed).toBe(false);
    for (let start = 0; start < 3; start++) starter.run(newFindings(ULG), () => undefined);
    expect([starter.isClosed, log.length]).toEqual([true, 2 * most]);
    expect(starter.notes).toEqual([
      `The grader started the program ${most} times and then stopped, so some checks were not tried.`,
    ]);
  });

  test('starts nothing when the time is up', () => {
    const { candidate, log } = noting();
    const starter = new CandidateStarter(candidate, 1, { isLate: () => true });
    expect(starter.run(newFindings(ULG), () => undefined)).toBe(false);
    expect([starter.isClosed, starter.isCutShort, log, starter.notes]).toEqual([true, true, [], []]);
  });

  test('starts the candidate with the same seed after an interruption', () => {
    const { candidate, log } = noting();
    const starter = new CandidateStarter(candidate, 5, NEVER);
    let plays = 0;
    const isPlayed = starter.run(newFindings(ULG), () => {
      if (++plays === 1) throw new Interruption('hung', 'Only once.');
    });
    expect([isPlayed, log]).toEqual([true, ['{"seed":5}', 'end', '{"seed":5}', 'end']]);
    expect(starter.isCutShort).toBe(false);
  });

  test('closes and reports a fault if the candidate does not start again', () => {
    const { candidate } = noting();
    const fault = new CandidateFault('hung', 'It hangs.');
    const hanging: Candidate = { ...candidate, start: throwing(fault) };
    const starter = new CandidateStarter(hanging, 5, { ...NEVER, wasStarted: true });
    const findings = newFindings(ULG);
    expect([starter.run(findings, () => undefined), starter.isClosed, starter.isCutShort]).toEqual([
      ...[false, true, false],
    ]);
    expect(findings.evidence.failures).toMatchObject([
      { check: 'robust.throws', message: 'the program does not start again: It hangs.' },
    ]);
    expect(starter.notes).toEqual(['The program could not be started again: It hangs.']);
    expect(() => new CandidateStarter(hanging, 5, NEVER).run(newFindings(ULG), () => undefined)).toThrow(
      fault,
    );
  });

  test('tries to start the candidate twice', () => {
    const { candidate } = noting();
    let starts = 0;
    const start: Candidate['start'] = (view, options) => {
      if (++starts === 1) throw new CandidateFault('not started', 'Too many processes.');
      return candidate.start(view, options);
    };
    const starter = new CandidateStarter({ ...candidate, start }, 5, { ...NEVER, wasStarted: true });
    const findings = newFindings(ULG);
    expect([starter.run(findings, () => undefined), starts, starter.notes]).toEqual([true, 2, []]);
    expect(findings.evidence.failures).toEqual([]);
  });

  test('interrupts a game when the time is up', () => {
    const { candidate } = noting();
    let looks = 0;
    const starter = new CandidateStarter(candidate, 1, { isLate: () => ++looks > 2 });
    const answers: unknown[] = [];
    starter.run(newFindings(ULG), (run) => {
      for (;;) answers.push(run.newGame());
    });
    expect([answers, starter.events, starter.isCutShort]).toEqual([['right'], 1, true]);
  });

  test('starts the candidate again until the play is over or finds nothing new', () => {
    const { candidate, log } = noting();
    const findings = newFindings(ULG);
    const starter = new CandidateStarter(candidate, 1, NEVER);
    let plays = 0;
    starter.runOn(findings, () => ++plays === 1);
    expect([plays, log.length]).toEqual([1, 2]);
    starter.runOn(findings, () => {
      if (++plays < 4)
        findings.evidence.pass((['draw.three', 'draw.short'] as const)[plays - 2] ?? 'draw.three');
      return false;
    });
    expect(plays).toBe(4);
    starter.runOn(newFindings(ULG), () => ++plays === 0);
    expect(plays).toBe(5);
  });
});

test.each(['undo', 'getName'])('an interruption of %s does not count as an answer', (method) => {
  const interrupted = running({ [method]: throwing(new Interruption('hung', 'Only once.')) });
  const ask = method === 'undo' ? () => replyTo(interrupted, UNDO) : () => nameOf(interrupted);
  expect(ask).toThrow(Interruption);
});

const running = (handler: object): RunningHandler => ({
  handler: handler as RunningHandler['handler'],
  end: () => undefined,
});

const throwing = (error: unknown) => (): never => {
  throw error;
};

describe('the reply to an event', () => {
  test.each<[what: string, work: () => unknown, thrown: string]>([
    ['an answer', () => 1, ''],
    [
      'a promise',
      () => Promise.reject(new Error('x')),
      'the program returns a promise, but the method must finish its work before it returns',
    ],
    ['an error', throwing(new RangeError('no card')), 'the program throws RangeError: no card'],
  ])('is %s', (_, undo, thrown) => {
    const reply = replyTo(running({ undo }), UNDO);
    expect([reply, isCrash(reply), crashIn(reply, UNDO)]).toEqual([
      { thrown, fault: undefined },
      thrown !== '',
      thrown === '' ? {} : { crash: `undo: ${thrown}` },
    ]);
  });

  test('can be a fault of the candidate', () => {
    const fault = new CandidateFault('ended', 'It ended.');
    const reply = replyTo(running({ undo: throwing(fault) }), UNDO);
    expect([reply, isCrash(reply), crashIn(reply, UNDO)]).toEqual([
      { thrown: '', fault },
      true,
      { crash: 'undo: It ended.' },
    ]);
  });

  test('counts as a name only if it is a string', () => {
    const names = [() => 'A', () => '', () => 7, throwing(new Error('x'))];
    expect(names.map((getName) => nameOf(running({ getName })))).toEqual(['A', '', undefined, undefined]);
  });
});

describe('the calls of a fault', () => {
  const events = (state: RunState, ...place: Parameters<RunState['place']>): string => {
    const { key, seed, calls, earlierGames } = state.place(...place);
    const made = calls.map(({ call, refused }) => `${call.event}${refused ? '?' : ''}`);
    return `${key} ${seed} ${earlierGames}: ${made.join(' ')}`;
  };

  test('the calls include the previous game only if the fault involves it', () => {
    const played = new RunState(new WatchingView(), { ...newFindings(ULG), seed: 9 });
    expect(events(played, 'early')).toBe('early 9 0: ');
    played.addCall(UNDO, true);
    expect(events(played, 'early')).toBe('early 9 0: undo?');
    played.beginGame();
    played.addCall(STOCK, false);
    expect(events(played, 'new', 'new-game.middle')).toBe('new 9 0: newGame clickStock');
    played.beginGame();
    expect(events(played, 'draw', 'draw.three')).toBe('draw 9 1: newGame');
    expect(events(played, 'draw')).toBe('draw 9 1: newGame');
    for (const check of ['new-game.undo', 'deal.shuffled'] as const)
      expect(events(played, 'new', check)).toBe('new 9 0: newGame clickStock newGame');
    played.beginGame();
    expect(events(played, 'new', 'new-game.won')).toBe('new 9 1: newGame newGame');
  });

  test('the calls are a copy, in which the last call can be marked as refused', () => {
    const played = new RunState(new WatchingView(), { ...newFindings(ULG), seed: 9 });
    played.refusePlace(1);
    played.beginGame();
    played.addCall(STOCK, false);
    const { calls } = played.place('draw');
    played.refusePlace(1);
    expect([calls, played.calls]).toEqual([
      [
        { call: NEW_GAME, refused: false },
        { call: STOCK, refused: false },
      ],
      [
        { call: NEW_GAME, refused: false },
        { call: STOCK, refused: true },
      ],
    ]);
  });
});
