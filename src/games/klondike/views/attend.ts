/** An attendant at a table, and what it tells there. */
import { KLONDIKE_COMMANDS } from '../words/commands.js';
import type { KlondikeHintStrings } from '../words/hints-english.js';
import { Attendant } from './attendant.js';
import type { AttendedTable, Attending } from './attending.js';
import { Counsel } from './counsel.js';

/**
 * Who attends a table says these sentences.
 * @param backKey the key that goes back to where the game could be won
 */
export const attendIn =
  (strings: KlondikeHintStrings, backKey = strings.keyOrMenu(BACK_KEY)) =>
  ({ warn, ...table }: AttendedTable): Attending => {
    const attendant = new Attendant({
      ...table,
      warn: (what) => warn(counsel.warning(what, backKey)),
    });
    const counsel = new Counsel(attendant, table, strings);
    return { attendant, counsel };
  };

const BACK_KEY = KLONDIKE_COMMANDS.find(({ name }) => name === 'toWinnable')?.keys[0]?.toUpperCase() ?? '';
