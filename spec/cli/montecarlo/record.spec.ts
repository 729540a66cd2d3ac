import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';
import { ownFolder } from '../../support/own-folder.js';

const play = (input: string, ...args: string[]): ReturnType<typeof klondike> =>
  klondike(['montecarlo', ...args], input);

describe('--record', () => {
  let file: string;

  beforeEach(() => {
    file = join(ownFolder(), 'game.klon');
  });

  test('writes a script with deals, events, refusals and wins', async () => {
    await play('undo? new:12345 c1 b2 a1 e5 deal hint*2 ', '--record', file, '--game', '95');
    expect(readFileSync(file, 'utf8').split('\n')).toEqual([
      '[Game "montecarlo"]',
      'undo?',
      'new:12345',
      'c1',
      'b2',
      'a1',
      'e5?',
      '[Deal "java:95"]',
      'deal',
      'hint',
      'hint',
      '',
    ]);
  });

  test.each(['examples/scripts/win-montecarlo', 'spec/fixtures/scripts/montecarlo-lesson'])(
    'writes a script that replays to the same frames: %s',
    async (name) => {
      const framesOf = (text: string): string => text.replaceAll(/^#.*\n/gm, '');
      await play(readFileSync(`${name}.klon`, 'utf8'), '--record', file);
      const replayed = await klondike(['replay', file]);
      expect([replayed.status, framesOf(replayed.out)]).toEqual([
        0,
        framesOf((await klondike(['replay', `${name}.klon`])).out),
      ]);
    },
  );

  test('does not overwrite a file', async () => {
    await play('', '--record', file);
    const { status, err } = await play('deal', '--record', file);
    expect([status, err.split('\n')[0]]).toEqual([
      2,
      `klondike: --record ${file}: it already exists. Delete it, or choose another name`,
    ]);
  });
});
