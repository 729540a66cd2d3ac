/** Adds the shared methods of all games to a kit, and checks scripts before it continues their games. */
import type { Failure } from '../scripts/running/run.js';
import { runWith } from '../scripts/running/run.js';
import { GameRunner } from '../scripts/running/runner.js';
import type { GameTypes, Stage } from '../scripts/running/stage.js';
import type { GameKit, Kit, Seats } from './kit.js';
import { seatFor } from './kit.js';
import type { SeatIn } from './seat.js';
import { TextError } from '../core/text/text-error.js';
import type { ScriptOf } from '../scripts/language/items.js';
import { placeOfItem } from '../scripts/language/parse.js';
import { printItemIn, printVariationsIn } from '../scripts/language/print.js';

/** A kit with the methods that are the same in all games. */
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
 * Continues the last game in a script. It replaces the game in play.
 * @throws TextError if the script cannot be read or played; the game in play then stays
 */
export function restore<Game extends GameTypes, At extends SeatIn<Game>>(
  kit: Kit<Game, At>,
  session: Seats<Game, At>,
  text: string,
): void {
  const script = kit.parse(text);
  checkGame(kit, { text, script });
  const seat = session.newSeat((settings) => seatFor(kit, script, settings));
  const runner = new GameRunner(kit, (view) => {
    seat.attach(view);
    return seat.handler;
  });
  const { failure } = runWith(runner, script);
  if (failure !== undefined) throw faultOf(kit, { text, script }, failure);
  session.nextDeal(undefined);
  session.sitAt(seat);
}

/** The most events in a continued game. All of them stay in memory, because the player can undo them. */
const MOST_EVENTS = 100_000;

interface Text<Game extends GameTypes> {
  readonly text: string;
  readonly script: ScriptOf<Game['call'], Game['fact']>;
}

/** @throws TextError unless the script names a deal, begins a game, and has at most 100,000 events */
function checkGame<Game extends GameTypes>(
  { language, takesDeal, dealOfTag }: Stage<Game>,
  { text, script }: Text<Game>,
): void {
  let hasDeal = false;
  let begins = false;
  let events = 0;
  for (const [index, item] of script.entries()) {
    if (item.kind === 'tag') hasDeal ||= dealOfTag(item) !== undefined;
    if (item.kind !== 'event') continue;
    events += item.times;
    begins ||= language.begins(item.call);
    const wrongHere = (expected: string): TextError =>
      wrong(text, index, [printItemIn(language, item), expected]);
    if (takesDeal(item.call) && !hasDeal) throw wrongHere('a Deal tag before it');
    if (events > MOST_EVENTS) throw wrongHere(`at most ${MOST_EVENTS} events`);
  }
  if (!begins) throw wrong(text, script.length, ['', `${language.beginnings}, at which a game begins`]);
}

/** The error for a script that failed, at the place of the failed item. */
function faultOf<Game extends GameTypes>(
  { language }: Stage<Game>,
  { text, script }: Text<Game>,
  { index, rows }: Failure,
): TextError {
  const item = script[index];
  const differing = rows.filter((row) => !row.holds);
  const expected =
    item?.kind === 'event'
      ? `an event that is ${item.refused ? 'refused' : 'accepted'}`
      : differing.map(({ name, expected, seen }) => `${name}: ${expected} (it is ${seen})`).join('; ');
  return wrong(text, index, [item === undefined ? '' : printItemIn(language, item), expected]);
}

const wrong = (text: string, index: number, [word, expected]: readonly [string, string]): TextError =>
  new TextError(placeOfItem(text, index), word, expected);
