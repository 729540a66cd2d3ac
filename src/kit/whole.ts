/** Adds the methods that all games share to a kit. */
import { printVariationsIn } from '../scripts/language/print.js';
import { runWith } from '../scripts/running/run.js';
import { GameRunner } from '../scripts/running/runner.js';
import type { GameTypes } from '../scripts/running/stage.js';
import type { GameKit, Kit, Seats } from './kit.js';
import { seatFor } from './kit.js';
import { checkGame, faultOf } from './script-text.js';
import type { SeatIn } from './seat.js';

/** A kit with what is the same in all games. */
export function wholeKit<Game extends GameTypes, At extends SeatIn<Game>>(
  own: Omit<Kit<Game, At>, 'restore' | 'withVariations'>,
): Kit<Game, At> {
  const kit: Kit<Game, At> = {
    ...own,
    withVariations: (script) => withVariations(own, script),
    restore: (session, script) => restore(kit, session, script),
  };
  return kit;
}

/** Prints the script with variations for the undone moves. @throws TextError if the script cannot be read */
export const withVariations = <Game extends GameTypes>(
  { language, parse }: Pick<GameKit<Game>, 'language' | 'parse'>,
  script: string,
): string => printVariationsIn(language, parse(script));

/**
 * Continues the last game of a script. It replaces the game in play.
 * @throws TextError if the script cannot be read or played; the game in play then stays
 */
export function restore<Game extends GameTypes, At extends SeatIn<Game>>(
  kit: Kit<Game, At>,
  session: Seats<Game, At>,
  text: string,
): void {
  const script = kit.parse(text);
  checkGame(kit, { text, script });
  const seat = session.newSeat((sitting) => seatFor(kit, script, sitting));
  const runner = new GameRunner(kit, (view) => {
    seat.attach(view);
    return seat.handler;
  });
  const { failure } = runWith(runner, script);
  if (failure !== undefined) throw faultOf(kit, { text, script }, failure);
  session.nextDeal(undefined);
  session.sitAt(seat);
}
