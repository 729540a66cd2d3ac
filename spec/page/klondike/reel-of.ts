/** The replay of a Klondike script. */
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { klondikeTables } from '../../../src/games/klondike/page/browser-tables.js';
import { parseScript } from '../../../src/games/klondike/script/text.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import { Reel } from '../../../src/page/replay/reel.js';
import { PAGE_ENGLISH } from '../../../src/page/strings/english.js';

export const TABLES = await klondikeTables('en');

export const reelOf = (text: string, tables = TABLES): Reel<Klondike> =>
  new Reel(
    KLONDIKE,
    { name: 'game.klon', text, script: parseScript(text) },
    { tables, strings: PAGE_ENGLISH },
  );
