/** Runs shell programs that break the protocol. Each program harms only itself. */
import { describe, expect, test } from '@jest/globals';
import { FrameView } from 'klondike-kit';
import { candidateOf } from '../../../src/grading/candidate/candidate-of.js';
import type { Limits } from '../../../src/grading/remote/launch.js';
import { faultOf, startCandidate } from '../../support/grading/start-candidate.js';

const message = (rest: string): string => `echo '{"jsonrpc":"2.0",${rest}}'`;
const READY = `read line; ${message('"id":0,"result":{"protocol":1,"name":"","capabilities":{}}')}; read line`;
const ANSWER = message('"id":1,"result":null');
const refresh = message('"method":"refreshWindow"');

/** Answers a long request after its first byte, and reads no more of it. The request fills the pipe. */
const ANSWERS_EARLY = `${ANSWER}; head -c 1 >/dev/null; ${message('"id":2,"result":null')}; sleep 20`;

const shell = (command: string, limits: Partial<Limits> = {}): ReturnType<typeof candidateOf> =>
  candidateOf({ command }, { sandbox: 'off', limits: { eventMilliseconds: 300, ...limits } });

describe('in an event', () => {
  test.each([
    ['answers another request', 'garbled', message('"id":7,"result":null')],
    ['answers with text instead of a number', 'garbled', message('"id":"1","result":null')],
    [
      'answers with a result and an error',
      'garbled',
      message('"id":1,"result":null,"error":{"code":1,"message":""}'),
    ],
    ['answers with neither', 'garbled', message('"id":1')],
    ['answers with an error that has no message', 'garbled', message('"id":1,"error":{"code":1}')],
    ['answers twice at once', 'garbled', `printf '%s\\n%s\\n' "$(${ANSWER})" "$(${ANSWER})"`],
    ['answers without a version', 'garbled', `echo '{"id":1,"result":null}'`],
    ['answers in a batch', 'garbled', `echo '[{"jsonrpc":"2.0","id":1,"result":null}]'`],
    ['calls a method that no view has', 'garbled', message('"method":"constructor","params":[]')],
    ['calls a method that all objects have', 'garbled', message('"method":"__proto__","params":[]')],
    ['calls a method with too few arguments', 'garbled', message('"method":"updateMoves","params":[]')],
    [
      'calls a method with named arguments',
      'garbled',
      message('"method":"updateMoves","params":{"moves":1}'),
    ],
    ['asks the grader for something', 'garbled', message('"id":9,"method":"refreshWindow"')],
    ['prints to the channel of the protocol', 'garbled', 'echo My stock is empty now'],
    ['writes half a message', 'ended', `printf '{"jsonrpc":"2.0"'`],
    ['writes deep JSON', 'garbled', `printf '%030000d\\n' 0 | tr 0 '['`],
    ['writes an endless line', 'flooded', `head -c 200000 /dev/zero | tr '\\0' x; sleep 5`],
    ['calls its view endlessly', 'flooded', `while :; do ${refresh}; done`],
    ['prints without end', 'flooded', 'yes >&2'],
    ['ends', 'ended', 'echo I give up >&2; exit 3'],
    ['is killed by a signal', 'ended', 'kill -9 $$'],
    ['does nothing', 'hung', 'sleep 5'],
    ['stops itself', 'hung', 'kill -STOP $$'],
    ['spins', 'hung', 'while :; do :; done'],
  ])('a program that %s has %s', (_title, kind, attempt) => {
    const handler = startCandidate(shell(`${READY}; ${attempt}`));
    expect(faultOf(() => handler.newGame()).kind).toBe(kind);
    expect(faultOf(() => handler.newGame()).kind).toBe('ended');
  });

  test.each([
    ['never answers', 'sleep 20'],
    ['answers without reading the whole request', ANSWERS_EARLY],
  ])(
    'the grader does not wait for a program that %s, even if its pipes stay open in another session',
    (_title, then) => {
      const handler = startCandidate(shell(`${READY}; exec 5<&0; setsid sleep 20 <&5 & ${then}`));
      const before = performance.now();
      const fault = faultOf(() => {
        handler.newGame();
        handler.moveWasteToTableau('x'.repeat(100_000) as never);
      });
      expect([fault.kind, performance.now() - before < 5000]).toEqual(['hung', true]);
    },
  );

  test('a fault quotes the invalid line, or the last output', () => {
    const quoted = startCandidate(shell(`${READY}; echo surprise`));
    expect(() => quoted.newGame()).toThrow(/does not allow here: surprise$/);
    const printed = startCandidate(shell(`${READY}; echo out of cards >&2; exit 1`));
    expect(() => printed.newGame()).toThrow('Its process ended. Its last output:\nout of cards');
  });

  test('an answer cannot change a prototype', () => {
    const polluted = message(
      '"id":1,"result":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    );
    startCandidate(shell(`${READY}; ${polluted}; read line`)).newGame();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('each event may print nearly a mebibyte', () => {
    const event = (id: number): string =>
      `head -c 700000 /dev/zero >&2; ${message(`"id":${id},"result":null`)}; read line`;
    const handler = startCandidate(
      shell(`${READY}; ${event(1)}; ${event(2)}; ${event(3)}`, { eventMilliseconds: 5000 }),
    );
    for (let times = 0; times < 3; times++) handler.newGame();
  });
});

describe('at the start', () => {
  test.each([
    ['does not exist', 'not started', 'exec no-such-program'],
    ['ends at once', 'not started', 'exit 1'],
    ['speaks another version', 'not started', message('"id":0,"result":{"protocol":2}')],
    [
      'keeps answering before it is asked',
      'garbled',
      `yes "$(${message('"id":0,"result":{"protocol":1}')})"`,
    ],
    ['never answers', 'hung', 'sleep 5'],
    ['prints without end', 'flooded', 'yes'],
  ])('a program that %s has %s', (_title, kind, command) => {
    const candidate = shell(command, kind === 'hung' ? { startMilliseconds: 1000 } : {});
    expect(faultOf(() => candidate.start(new FrameView(), { seed: 1 })).kind).toBe(kind);
  });

  test('output before a program is ready is ignored', () => {
    const handler = startCandidate(
      shell(`echo 'Welcome!'; echo '{"jsonrpc":'; ${READY}; ${ANSWER}; read line`),
    );
    expect(() => handler.newGame()).not.toThrow();
  });

  test('a program may print freely if the protocol uses another descriptor', () => {
    const script = `KLONDIKE_FD=3 ; exec 4>&1 1>&3; ${READY.replace('read line;', 'read line; echo A line >&4;')}; echo more >&4; ${ANSWER}; read line`;
    expect(() => startCandidate(shell(script)).newGame()).not.toThrow();
  });
});
