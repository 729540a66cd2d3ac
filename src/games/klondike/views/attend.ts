/** An attendant at a table, and what it tells there. */
import { KLONDIKE_COMMANDS } from '../words/commands.js';
import type { KlondikeHintStrings } from '../words/hints-english.js';
import type { Attended } from './attendant.js';
import { Attendant } from './attendant.js';
import { Counsel } from './counsel.js';

/** The attendant, and what it tells the player. */
export interface Attending {
  readonly attendant: Attendant;
  readonly counsel: Counsel;
}

/** The table that an attendant looks after. */
export interface AttendedTable extends Omit<Attended, 'warn'> {
  /** Called once with each sentence that the player must know. */
  readonly warn: (told: string) => void;
}

/** @param backKey the key that goes back to where the game could be won */
export function attend(
  { warn, ...table }: AttendedTable,
  strings: KlondikeHintStrings,
  backKey = strings.keyOrMenu(BACK_KEY),
): Attending {
  const attendant = new Attendant({
    ...table,
    warn: (what) => warn(counsel.warning(what, backKey)),
  });
  const counsel = new Counsel(attendant, table, strings);
  return { attendant, counsel };
}

const BACK_KEY = KLONDIKE_COMMANDS.find(({ name }) => name === 'toWinnable')?.keys[0]?.toUpperCase() ?? '';
