/** What a table can say of a game without a search. */
import type { LineVerdict } from '../core/line-verdicts.js';
import type { GameTypes } from '../scripts/running/stage.js';

/**
 * What is known of the deal in play, and of the states that these calls lead to from there; undefined if it is not to be
 * told.
 */
export type Knows<Game extends GameTypes> = (
  calls: readonly Game['call'][],
) => Promise<readonly LineVerdict['verdict'][]> | undefined;
