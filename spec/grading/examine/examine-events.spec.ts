/**
 * Tests a whole examination of a handler whose only fault is its name. The snapshot contains the events of each start
 * and the count for each check. After a change, read the differences, then run `npm run specs -- examine/examine-events
 * -u`.
 */
import { expect, test } from '@jest/globals';
import type { KlondikeCall } from '../../../src/games/klondike/contract/handler.js';
import { callHandler, handlerProtocol } from '../../../src/games/klondike/contract/handler.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import type { Candidate, StartOptions } from '../../../src/grading/candidate/candidate.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import { examineEvents } from '../../../src/grading/examine/examine-events.js';
import { countedText, heldText } from '../../support/grading/evidence-text.js';
import { correct } from '../../support/grading/side-by-side.js';

interface RecordedStart {
  readonly options: StartOptions;
  readonly calls: KlondikeCall[];
}

/** Gives the handlers an empty name and records every start with its calls. */
function watched(candidate: Candidate): {
  readonly candidate: Candidate;
  readonly starts: readonly RecordedStart[];
} {
  const starts: RecordedStart[] = [];
  const start: Candidate['start'] = (view, options) => {
    const running = candidate.start(view, options);
    const calls: KlondikeCall[] = [];
    starts.push({ options, calls });
    const events = handlerProtocol.from((call) => {
      calls.push(call as KlondikeCall);
      callHandler(running.handler, call);
    });
    return { handler: { ...events, getName: () => ' ' }, end: () => running.end() };
  };
  return { candidate: { ...candidate, start }, starts };
}

/** The options of each start, followed by each event with its count. */
function startText({ options: { seed, constants, spoilsArrays }, calls }: RecordedStart): string {
  const others = [constants === undefined ? '' : ' constants', spoilsArrays === true ? ' spoils' : ''];
  return `${seed}${others.join('')}: ${countedText(calls.map(({ event }) => event))}`;
}

test('the examination makes the approved events and finds only the missing name', () => {
  const slow = { ...inProcess(correct, { takesConstants: true }), startsQuickly: false };
  const { candidate, starts } = watched(slow);
  const { findings, starter, ...found } = examineEvents(candidate, { rules: ULG, seed: 1, seconds: 600 });
  const { evidence, ledger } = findings;
  expect(evidence.failures).toMatchObject([
    { check: 'handler.name', message: 'getName returns an empty string', seen: 'an empty string' },
  ]);
  expect([found, ledger.report, starter.events]).toMatchSnapshot();
  expect(starts.map(startText).join('\n')).toMatchSnapshot();
  expect(heldText(evidence)).toMatchSnapshot();
});
