/** What lasts from one run in a terminal to the next. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lasting } from '../../../src/cli/play/lasting.js';
import { settingsOf } from '../../../src/core/settings.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { Stage } from './stage.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'klondike-lasting-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Plays a deal with keys in a terminal of its own; what was shown last. */
async function played(deal: string, keys: string, scoring = 'none'): Promise<string> {
  const env = { XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: join(folder, 'config') };
  const stage = new Stage();
  const settings = settingsOf(new Map([['scoring', scoring]]));
  const game = stage.playGame(
    lasting({ kit: KLONDIKE, deal: parseDeal(deal), settings }, { env, platform: 'linux' }),
  );
  await stage.settle();
  await stage.type(keys);
  const shown = plain(stage.take());
  await stage.type('\x03');
  await game;
  return shown;
}

test('the balance of Vegas goes on', async () => {
  await played('java:1', 'd', 'vegas');
  expect(await played('java:2', 'd', 'vegas')).toContain('-$104');
});

test('a fault in the config file is said at the table', async () => {
  mkdirSync(join(folder, 'config', 'klondike-kit'), { recursive: true });
  writeFileSync(join(folder, 'config', 'klondike-kit', 'config'), 'time = of\n');
  expect(await played('java:1', '')).toMatch(/config, line 1: "of"/);
});
