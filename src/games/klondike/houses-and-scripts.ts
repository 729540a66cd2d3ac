/** The tables for all houses, and the reader for scripts. The page loads them after a new player's first table. */
import type { ScriptPlayer } from '../../kit/kit.js';
import { restore, withVariations } from '../../kit/whole.js';
import { KLONDIKE_COMMAND } from './command/help.js';
import type { Frame } from './contract/frame.js';
import { KlondikeController } from './controller/klondike-controller.js';
import { stockSeen } from './controller/showing.js';
import { tableOf } from './doors/houses.js';
import { parseHouseScript } from './script/text.js';
import type { Script } from './script/script.js';
import type { Klondike } from './script/stage.js';
import { rulesOf } from './script/script-rules.js';

export const HOUSES_AND_SCRIPTS = {
  command: KLONDIKE_COMMAND,
  tableOf,
  parse: parseHouseScript,
  playerFor,
  withVariations,
  restore,
};

export type HousesAndScripts = typeof HOUSES_AND_SCRIPTS;

/** The player for a script. If the stock is in play, it also shows the stock's cards. */
function playerFor(script: Script): ScriptPlayer<Klondike> {
  const handler = new KlondikeController({ table: tableOf(rulesOf(script)) });
  const withStock = (frame: Frame): Frame => ({ ...frame, ...stockSeen(handler.layout) });
  return { handler, ...(handler.rules.inPlay === 'stock' && { seen: withStock }) };
}
