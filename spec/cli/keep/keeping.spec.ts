import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { KeepingOptions } from '../../../src/cli/keep/keeping.js';
import { LINES_ENGLISH } from '../../../src/cli/play/strings/english.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { keysFor, scriptMoves } from '../../games/klondike/terminal/pilot.js';
import { ownFolder } from '../../support/own-folder.js';
import type { KlondikeOptions } from '../play/stage.js';
import { Stage } from '../play/stage.js';

const strings = LINES_ENGLISH.keeping;

let folder: string;
let file: string;

beforeEach(() => {
  folder = ownFolder();
  file = join(folder, 'games', 'klondike.ulg.klon');
});

/** Plays with keys, quits, and tells what the terminal showed. */
async function played(
  keys: string,
  options: KlondikeOptions & Partial<KeepingOptions> = {},
): Promise<string> {
  const { canResume = options.deal === undefined, ...others } = options;
  const stage = new Stage();
  const game = stage.play({ ...others, keeping: { folder: join(folder, 'games'), canResume, strings } });
  await stage.settle();
  const [begun] = [plain(stage.take())];
  await stage.type(keys);
  await stage.type('q');
  expect(await game).toBe(0);
  return begun;
}

/** What was shown, without spaces, wherever its lines were broken. */
const letters = (shown: string): string => plain(shown).replace(/\x1b\[[^a-zA-Z]*[a-zA-Z]|\s+/g, '');

const kept = (): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const DEAL = { deal: parseDeal('java:11') };

describe('the game in play', () => {
  test('goes on after the player has quit, with what can be undone, and that is said', async () => {
    await played('dd', DEAL);
    expect(kept()).toMatch(/\[Deal "java:11"\]\nnew stock stock\n$/);
    const begun = await played('du');
    expect(begun).toContain('Moves: 2');
    expect(begun).toContain(strings.resumed);
    expect(kept()).toMatch(/\nnew stock stock stock undo\n$/);
  });

  test('is not kept without a move, nor once it is won', async () => {
    await played('', DEAL);
    expect(kept()).toBeUndefined();
    await played('dduu', DEAL);
    expect(kept()).toBeUndefined();
    await played(scriptMoves('win-java-11').map(keysFor).join(''), DEAL);
    expect([kept(), readdirSync(join(folder, 'games'))]).toEqual([undefined, []]);
  });

  test('lies beside another game that was asked for, once that one has a move', async () => {
    await played('d', DEAL);
    const before = kept();
    const other = { deal: parseDeal('java:82') };
    expect(await played('', other)).not.toContain(strings.resumed);
    expect(kept()).toBe(before);
    await played('d', other);
    expect(kept()).toContain('java:82');
    expect(readFileSync(file.replace('.klon', '.left.klon'), 'utf8')).toBe(before);
  });

  test('is kept for each house', async () => {
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

  /** A terminal in which a deal is played; returns what types there and tells what was shown. */
  async function terminal(deal: string | undefined): Promise<(keys: string) => Promise<string>> {
    const stage = new Stage();
    const keeping = { folder: join(folder, 'games'), canResume: deal === undefined, strings };
    const game = stage.play({ keeping, deal: deal === undefined ? undefined : parseDeal(deal) });
    await stage.settle();
    ends.push(async () => {
      await stage.type('q');
      await game;
    });
    return async (keys) => {
      stage.take();
      await stage.type(keys);
      return letters(stage.take());
    };
  }

  /** The scripts that are kept, by file, without their tags. */
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

  test('are both kept, whoever plays last, and that is said once', async () => {
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
    expect(await one('d')).not.toContain('Another');
    expect(scripts()).toEqual({
      '.': '6\nnew stock stock stock',
      '.left.': '6\nnew stock stock',
      '.left-2.': '7\nnew stock stock stock stock',
    });
  });

  test('are both kept if it is the same one', async () => {
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

  test('end without a word to the other', async () => {
    const [one, other] = [await terminal('java:6'), await terminal('java:7')];
    await one('d');
    await other('d');
    await one('u');
    expect(scripts()).toEqual({ '.': '7\nnew stock', '.left.': '6\nnew stock' });
  });
});

describe('a file that holds no game', () => {
  test.each<[title: string, text: string, why: string]>([
    ['is cut', '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:11"]\nnew sto', '"sto"'],
    ['was played otherwise', '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:11"]\nnew t1>t2', 't1>t2'],
    ['is of another house', '[Game "klondike"]\n[Rules "ksu"]\n[Deal "java:11"]\nnew stock', 'ksu'],
    ['is empty', '', 'nothing is there'],
  ])('because it %s is put beside, never lost, and that is said', async (_, text, why) => {
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

  test('is put beside those before it', async () => {
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

test('where nothing can be kept, the player is told once, plays on, and is asked before the game is lost', async () => {
  writeFileSync(join(folder, 'games'), 'no folder');
  const stage = new Stage();
  const game = stage.play({ ...DEAL, keeping: { folder: join(folder, 'games'), canResume: true, strings } });
  await stage.settle();
  await stage.type('d');
  expect(letters(stage.take())).toContain("Can'tsavethisgamein");
  await stage.type('d');
  expect(letters(stage.take())).not.toContain("Can'tsave");
  await stage.type('q');
  expect(letters(stage.take())).toContain('Ifyouquitnow,youloseit.');
  await stage.type('d');
  await stage.type('q');
  expect(letters(stage.take())).toContain('Pressqagaintoquit.');
  await stage.type('q');
  expect(await game).toBe(0);
});
