import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';

describe('--record writes a script as it is played', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'klondike-'));
    file = join(folder, 'game.klon');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const recorded = (): string[] => readFileSync(file, 'utf8').split('\n');

  const framesOf = (text: string): string => text.replaceAll(/^#.*\n/gm, '');

  test('with its house, deals, events and wins', () => {
    klondike(['--record', file, '--deal', 'java:11'], 'new t4>t6 t1>t7 undo');
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
    ['a game of the house of --rules', ['--rules', 'ycp-selection', '--deal', 'java:82'], 'new t4>f3 stock'],
  ])('that replays to the same frames: %s', (_, args, input) => {
    const played = klondike([...args, '--record', file], input);
    const replayed = klondike(['replay', file]);
    expect([replayed.status, framesOf(replayed.out)]).toEqual([0, framesOf(played.out)]);
  });

  test.each(['win-java-11', 'win-ycp-text', 'win-ycp-selection', 'win-ksu'])(
    'that replays as the script that was played does: %s',
    (name) => {
      const script = `examples/scripts/${name}.klon`;
      klondike(['--record', file], readFileSync(script, 'utf8'));
      const replayed = klondike(['replay', file]);
      expect([replayed.status, framesOf(replayed.out)]).toEqual([
        0,
        framesOf(klondike(['replay', script]).out),
      ]);
    },
  );

  test.each<[house: string, args: string[], input: string]>([
    ['ycp-text', ['--rules', 'ycp-text'], 'new'],
    ['ksu', [], '{ moves: 0 } [Rules "ycp-text"] [Rules "ksu"] new'],
  ])('of the house that is played: %s', (house, args, input) => {
    klondike([...args, '--record', file], input);
    expect(recorded()[1]).toBe(`[Rules "${house}"]`);
  });

  test('whose house stays once an event is written, if only a refused one', () => {
    const { status, err } = klondike(['--record', file, '--deal', 'java:11'], 'stock?\n[Rules "ksu"]\nnew');
    expect([status, err]).toEqual([
      2,
      'line 2, column 9: "ksu"; expected the rules this session began with: ulg\n',
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

  test('that is empty where nothing is played', () => {
    klondike(['--record', file], '[Rules "ksu"] help quit');
    expect(recorded()).toEqual(['']);
  });
});
