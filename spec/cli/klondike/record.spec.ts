import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { complaintsIn, klondike } from '../../support/command.js';
import { ownFolder } from '../../support/own-folder.js';

describe('--record', () => {
  let file: string;

  beforeEach(() => {
    file = join(ownFolder(), 'game.klon');
  });

  const recorded = (): string[] => readFileSync(file, 'utf8').split('\n');

  const framesOf = (text: string): string => text.replaceAll(/^#.*\n/gm, '');

  test('writes a script with houses, deals, events and wins', async () => {
    await klondike(['--record', file, '--deal', 'java:11'], 'new t4>t6 t1>t7 undo');
    expect(recorded()).toEqual([
      '[Game "klondike"]',
      '[Rules "ulg"]',
      '[Deal "java:11"]',
      'new',
      't4>t6',
      't1>t7?',
      'undo',
      '',
    ]);
  });

  test.each<[title: string, args: string[], input: string]>([
    ['two games', ['--deal', 'java:11'], 'new t4>t6 undo new stock'],
    [
      'a game in the house that --rules names',
      ['--rules', 'ycp-selection', '--deal', 'java:82'],
      'new t4>f3 stock',
    ],
  ])('writes a script that replays to the same frames: %s', async (_, args, input) => {
    const played = await klondike([...args, '--record', file], input);
    const replayed = await klondike(['replay', file]);
    expect([replayed.status, framesOf(replayed.out)]).toEqual([0, framesOf(played.out)]);
  });

  test.each(['win-java-11', 'win-ycp-text', 'win-ycp-selection', 'win-ksu'])(
    'writes a script that replays like the original: %s',
    async (name) => {
      const script = `examples/scripts/${name}.klon`;
      await klondike(['--record', file], readFileSync(script, 'utf8'));
      const replayed = await klondike(['replay', file]);
      expect([replayed.status, framesOf(replayed.out)]).toEqual([
        0,
        framesOf((await klondike(['replay', script])).out),
      ]);
    },
  );

  test.each<[house: string, args: string[], input: string]>([
    ['ycp-text', ['--rules', 'ycp-text'], 'new'],
    ['ksu', [], '{ moves: 0 } [Rules "ycp-text"] [Rules "ksu"] new'],
  ])('writes the house: %s', async (house, args, input) => {
    await klondike([...args, '--record', file], input);
    expect(recorded()[1]).toBe(`[Rules "${house}"]`);
  });

  test('the house stays the same after the first event, even if it is refused', async () => {
    const { status, err } = await klondike(
      ['--record', file, '--deal', 'java:11'],
      'stock?\n[Rules "ksu"]\nnew',
    );
    expect([status, complaintsIn(err)]).toEqual([
      2,
      ['line 2, column 9: "ksu"; expected the rules this session began with: ulg'],
    ]);
    expect(recorded()).toEqual([
      '[Game "klondike"]',
      '[Rules "ulg"]',
      'stock?',
      '[Deal "java:11"]',
      'new',
      '',
    ]);
  });

  test('writes an empty script if nothing is played', async () => {
    await klondike(['--record', file], '[Rules "ksu"] help quit');
    expect(recorded()).toEqual(['']);
  });
});
