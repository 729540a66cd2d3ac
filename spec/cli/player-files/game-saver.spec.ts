import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SaveOptions } from '../../../src/cli/player-files/game-saver.js';
import { LINES_ENGLISH } from '../../../src/cli/play/strings/english.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { keysFor, scriptMoves } from '../../games/klondike/terminal/pilot.js';
import { ownFolder } from '../../support/own-folder.js';
import type { KlondikeOptions } from '../play/fake-terminal.js';
import { FakeTerminal } from '../play/fake-terminal.js';

const strings = LINES_ENGLISH.keeping;

let folder: string;
let file: string;

beforeEach(() => {
  folder = ownFolder();
  file = join(folder, 'games', 'klondike.ulg.klon');
});

/** Plays with keys and quits. Resolves to the terminal's output. */
async function played(keys: string, options: KlondikeOptions & Partial<SaveOptions> = {}): Promise<string> {
  const { canResume = options.deal === undefined, onlyDeal, ...others } = options;
  const terminal = new FakeTerminal();
  const game = terminal.play({
    ...others,
    keeping: { folder: join(folder, 'games'), canResume, onlyDeal, strings },
  });
  await terminal.settle();
  const [begun] = [plain(terminal.take())];
  await terminal.type(keys);
  await terminal.type('q');
  expect(await game).toBe(0);
  return begun;
}

/** The output without spaces and line breaks. */
const letters = (shown: string): string => plain(shown).replace(/\x1b\[[^a-zA-Z]*[a-zA-Z]|\s+/g, '');

const kept = (): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const DEAL = { deal: parseDeal('java:11') };

describe('saving the game in play', () => {
  test('the game in play resumes after the player has quit, with its undo history and a message', async () => {
    await played('dd', DEAL);
    expect(kept()).toMatch(/\[Deal "java:11"\]\nnew stock stock\n$/);
    const begun = await played('du');
    expect(begun).toContain('Moves: 2');
    expect(begun).toContain(strings.resumed);
    expect(kept()).toMatch(/\nnew stock stock stock undo\n$/);
  });

  test('a game resumes only if it has the chosen deal, and the next game has another deal', async () => {
    const daily = { ...DEAL, canResume: true, onlyDeal: 'java:11' };
    await played('dd', DEAL);
    expect(await played('d', daily)).toContain('Moves: 2');
    expect(await played('', { deal: parseDeal('java:12'), canResume: true, onlyDeal: 'java:12' })).toContain(
      'Moves: 0',
    );
    expect(kept()).toMatch(/\nnew stock stock stock\n$/);
    await played('nnd', daily);
    expect(kept()).not.toContain('java:11');
  });

  test('a game is not saved without a move or after a win', async () => {
    await played('', DEAL);
    expect(kept()).toBeUndefined();
    await played('dduu', DEAL);
    expect(kept()).toBeUndefined();
    await played(scriptMoves('win-java-11').map(keysFor).join(''), DEAL);
    expect([kept(), readdirSync(join(folder, 'games'))]).toEqual([undefined, []]);
  });

  test('the game in play is set aside after the first move of another game that the player asked for', async () => {
    await played('d', DEAL);
    const before = kept();
    const other = { deal: parseDeal('java:82') };
    expect(await played('', other)).not.toContain(strings.resumed);
    expect(kept()).toBe(before);
    await played('d', other);
    expect(kept()).toContain('java:82');
    expect(readFileSync(file.replace('.klon', '.left.klon'), 'utf8')).toBe(before);
  });

  test('the game in play is saved for each house', async () => {
    await played('d', DEAL);
    expect(await played('d', { house: 'ksu' })).toContain('Moves: 0');
    expect(readdirSync(join(folder, 'games')).sort()).toEqual(['klondike.ksu.klon', 'klondike.ulg.klon']);
  });
});

describe('games in two terminals', () => {
  let ends: (() => Promise<void>)[];

  beforeEach(() => {
    ends = [];
  });

  /** Plays a deal in a terminal. Returns a function that types there and resolves to the output. */
  async function terminal(deal: string | undefined): Promise<(keys: string) => Promise<string>> {
    const terminal = new FakeTerminal();
    const keeping = { folder: join(folder, 'games'), canResume: deal === undefined, strings };
    const game = terminal.play({ keeping, deal: deal === undefined ? undefined : parseDeal(deal) });
    await terminal.settle();
    ends.push(async () => {
      await terminal.type('q');
      await game;
    });
    return async (keys) => {
      terminal.take();
      await terminal.type(keys);
      return letters(terminal.take());
    };
  }

  /** The saved scripts by file, without their tags. */
  const scripts = (): unknown =>
    Object.fromEntries(
      readdirSync(join(folder, 'games')).map((name) => [
        name.replace('klondike.ulg', '').replace('klon', ''),
        readFileSync(join(folder, 'games', name), 'utf8').replace(/^.*Deal "java:|"\]|\n$/gs, ''),
      ]),
    );

  afterEach(async () => {
    for (const end of ends) await end();
  });

  test('two games are both saved, whichever is played last, with one message', async () => {
    const [one, other] = [await terminal('java:6'), await terminal('java:7')];
    await one('d');
    await other('ddd');
    expect(await one('d')).toContain('inanotherterminal.Thatgameisnowin');
    expect(scripts()).toEqual({
      '.': '6\nnew stock stock',
      '.left.': '6\nnew stock',
      '.left-2.': '7\nnew stock stock stock',
    });
    await other('d');
    expect(await one('d')).not.toContain('anotherterminal');
    expect(scripts()).toEqual({
      '.': '6\nnew stock stock stock',
      '.left.': '6\nnew stock stock',
      '.left-2.': '7\nnew stock stock stock stock',
    });
  });

  test('two games are both saved even if they have the same deal', async () => {
    await (
      await terminal('java:6')
    )('d');
    const [one, other] = [await terminal(undefined), await terminal(undefined)];
    await one('ddd');
    await other('du');
    expect(scripts()).toEqual({
      '.': '6\nnew stock stock undo',
      '.left.': '6\nnew stock stock stock stock',
    });
  });

  test('a game ends without a message in the other terminal', async () => {
    const [one, other] = [await terminal('java:6'), await terminal('java:7')];
    await one('d');
    await other('d');
    await one('u');
    expect(scripts()).toEqual({ '.': '7\nnew stock', '.left.': '6\nnew stock' });
  });
});

describe('a file without a valid game', () => {
  test.each<[title: string, text: string, why: string]>([
    ['is incomplete', '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:11"]\nnew sto', '"sto"'],
    ['has an illegal move', '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:11"]\nnew t1>t2', 't1>t2'],
    ['is from another house', '[Game "klondike"]\n[Rules "ksu"]\n[Deal "java:11"]\nnew stock', 'ksu'],
    ['is empty', '', 'nothing is there'],
  ])('a file is set aside, with a message, because it %s', async (_, text, why) => {
    mkdirSync(dirname(file));
    writeFileSync(file, text);
    const begun = await played('d');
    const aside = file.replace('.klon', '.damaged.klon');
    expect(readFileSync(aside, 'utf8')).toBe(text);
    expect(begun).toContain('Moves: 0');
    expect(begun.replace(/\s+/g, '')).toContain("Can'treadyoursavedgame");
    expect(why === '' ? '' : begun.replace(/\s+/g, '')).toContain(why.replace(/\s+/g, ''));
    expect(kept()).toMatch(/new stock\n$/);
  });

  test('a file is set aside next to earlier ones', async () => {
    mkdirSync(dirname(file));
    for (const text of ['one', 'two']) {
      writeFileSync(file, text);
      await played('');
    }
    expect(
      ['damaged', 'damaged-2'].map((word) => readFileSync(file.replace('.klon', `.${word}.klon`), 'utf8')),
    ).toEqual(['one', 'two']);
  });
});

test('warns once that nothing can be saved, and again before the player quits', async () => {
  writeFileSync(join(folder, 'games'), 'no folder');
  const terminal = new FakeTerminal();
  const game = terminal.play({
    ...DEAL,
    keeping: { folder: join(folder, 'games'), canResume: true, strings },
  });
  await terminal.settle();
  await terminal.type('d');
  expect(letters(terminal.take())).toContain("Can'tsavethisgamein");
  await terminal.type('d');
  expect(letters(terminal.take())).not.toContain("Can'tsave");
  await terminal.type('q');
  expect(letters(terminal.take())).toContain('Ifyouquitnow,youloseit.');
  await terminal.type('d');
  await terminal.type('q');
  expect(letters(terminal.take())).toContain('Pressqagaintoquit.');
  await terminal.type('q');
  expect(await game).toBe(0);
});
