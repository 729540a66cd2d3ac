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

export function attend({ warn, ...table }: AttendedTable, strings: KlondikeHintStrings): Attending {
  const attendant = new Attendant({
    ...table,
    warn: (what) => warn(counsel.warning(what, strings.keyOrMenu(BACK_KEY))),
  });
  const counsel = new Counsel(attendant, table, strings);
  return { attendant, counsel };
}

const BACK_KEY = KLONDIKE_COMMANDS.find(({ name }) => name === 'toWinnable')?.keys[0]?.toUpperCase() ?? '';

/** Has the rest of the game played, or refused; where it is still being found out whether it plays itself, after that. */
export function askForRest(
  attendant: () => Pick<Attendant, 'canFinish' | 'soughtRest'>,
  { play, refuse }: { readonly play: () => void; readonly refuse: () => void },
): void {
  const answer = (): void => (attendant().canFinish ? play() : refuse());
  const { canFinish, soughtRest } = attendant();
  if (canFinish || soughtRest === undefined) answer();
  else soughtRest.then(answer, answer);
}
