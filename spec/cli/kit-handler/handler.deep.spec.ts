/** `klondike handler` in its own process: its slow answers, and as a handler for the other commands. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from '@jest/globals';
import { FrameView } from 'klondike-kit';
import { KitHandler, processChannel } from 'klondike-kit/remote';
import { grade } from '../../../src/grading.js';
import { MAIN, runBuilt } from '../../support/process.js';
import type { Message } from './conversation.js';
import { initialize, request } from './conversation.js';

const COMMAND = `"${process.execPath}" "${MAIN}" handler`;

const started: ChildProcessWithoutNullStreams[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

function start(...options: readonly string[]): {
  readonly child: ChildProcessWithoutNullStreams;
  /** Sends lines. Resolves to the answers to the requests with these ids. */
  readonly talk: (ids: readonly number[], ...lines: readonly string[]) => Promise<readonly Message[]>;
} {
  const child = spawn(process.execPath, [MAIN, 'handler', ...options]);
  started.push(child);
  const answers = new Map<unknown, Message>();
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => {
    const message = JSON.parse(line) as Message;
    if ('id' in message) answers.set(message['id'], message);
  });
  return {
    child,
    talk: async (ids, ...lines) => {
      child.stdin.write(`${lines.join('\n')}\n`);
      while (!ids.every((id) => answers.has(id))) await once(reader, 'line');
      return ids.map((id) => answers.get(id) ?? {});
    },
  };
}

describe('slow questions', () => {
  test('are answered when the search ends', async () => {
    const { talk } = start('--deal', 'java:11');
    await talk([1], initialize(), request(1, 'newGame'));
    const answers = await talk(
      [2, 3, 4, 5, 6],
      request(2, 'hint', 'card'),
      request(3, 'verdict'),
      request(4, 'safe'),
      request(5, 'finish'),
      request(6, 'solution'),
    );
    expect(answers.map(({ result }) => result)).toEqual([
      { isPossible: true, where: 't4', card: 16, text: 'Look at the four of hearts on tableau 4.' },
      { verdict: 'winnable', winnableUntil: 0 },
      [],
      null,
      expect.arrayContaining([{ method: 'clickStock', params: [] }]),
    ]);
  });

  test('an event ends the search', async () => {
    // A deal that takes a long search.
    const { talk } = start('--deal', 'java:11', '--redeals', '3');
    await talk([1], initialize(), request(1, 'newGame'));
    const answers = await talk(
      [2, 3, 4],
      request(2, 'verdict'),
      request(3, 'hint'),
      request(4, 'clickStock'),
    );
    expect(answers.map(({ result }) => result)).toEqual([{ verdict: 'unknown' }, null, null]);
  });

  test('are answered even if the input has ended', () => {
    const { out, status } = runBuilt(
      ['handler', '--deal', 'java:11'],
      [initialize(), request(1, 'newGame'), request(2, 'verdict'), ''].join('\n'),
    );
    expect(out).toContain('{"jsonrpc":"2.0","id":2,"result":{"verdict":"winnable","winnableUntil":0}}');
    expect(status).toBe(0);
  });
});

test('ends when its input ends, without waiting for an idle solver', async () => {
  const { child, talk } = start();
  await talk([2], initialize(), request(1, 'newGame'), request(2, 'hint', 'possible'));
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('gets full marks from the grader', async () => {
  const { criteria, complete, score, max } = await grade({ command: COMMAND }, { sandbox: 'off' });
  expect(criteria.flatMap(({ failures }) => failures.map(({ check }) => check))).toEqual([]);
  expect([complete, score]).toEqual([true, max]);
});

test('can be played in a terminal', () => {
  const { out, status } = runBuilt(
    ['play', '--deal', 'java:11', '--cmd', COMMAND, '--sandbox', 'off'],
    'new t4>t6 quit',
  );
  expect(out).toContain('moves: 1');
  expect(status).toBe(0);
});

test('a view in JavaScript plays over the pipes of the process, and continues in another one', async () => {
  const view = new FrameView();
  let ends = 0;
  const handler = new KitHandler({ deal: 'java:11', onEnd: () => ends++ });
  const { child } = start();
  await handler.connect(processChannel(child));
  await handler.attach(view);
  await handler.newGame();
  expect(await handler.hint('move')).toMatchObject({
    text: 'Move the four of hearts from tableau 4 to tableau 6.',
    calls: [{ method: 'moveTableauToTableau', params: [3, 1, 5] }],
  });
  for (const call of (await handler.hint())?.calls ?? []) await handler.play(call);
  child.kill('SIGKILL');
  await once(child, 'close');
  await handler.undo();
  expect([ends, view.frame.moves]).toEqual([1, 1]);
  await handler.connect(processChannel(start().child));
  await handler.undo();
  expect([await handler.verdict(), view.frame.moves]).toEqual([{ verdict: 'winnable', winnableUntil: 0 }, 0]);
  handler.close();
});
