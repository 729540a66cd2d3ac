/** How a game is scored, as a link tells it. It is a setting of the player's, which a link of a scored game brings along. */
import type { Settings } from '../../core/settings.js';
import { TextError } from '../../core/text/text-error.js';
import { valueText } from '../../core/given.js';
import type { GameKit } from '../../kit/kit.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { PageStrings } from '../strings/english.js';

/** The name of the setting, of the word in a link, and of the kit's option. */
const SCORING = 'scoring';

/** Of games without a score links tell nothing: the player's own setting then counts. */
const NONE = 'none';

type Scored = Pick<GameKit<GameTypes>, 'command' | 'title'>;

/** How the player's games of a house are scored; undefined if they are not. */
export function scoringTold(
  { command }: Pick<Scored, 'command'>,
  house: string,
  settings: Pick<Settings, 'read'>,
): string | undefined {
  const text = settings.read(SCORING) ?? NONE;
  const option = command.changes?.[SCORING];
  if (option === undefined || text === NONE) return undefined;
  try {
    option.change(house, text);
    return text;
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}

/** @throws TextError, or Error, if the house has no such scoring */
export function checkScoring(
  { command, title }: Scored,
  [house, text]: readonly [house: string, scoring: string],
  strings: Pick<PageStrings, 'noScoring'>,
): void {
  const option = command.changes?.[SCORING];
  if (option === undefined) throw new Error(strings.noScoring(valueText(text), title));
  option.change(house, text);
}

/** The player's games are scored so from now on; as before if it is undefined. */
export const setScoring = (settings: Settings, scoring: string | undefined): void => {
  if (scoring !== undefined) settings.write(SCORING, scoring);
};
