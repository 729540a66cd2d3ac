/** The options that ask for a kind of first deal, and the search for such a deal. */
import { dayAt } from '../../core/calendar.js';
import { TextError } from '../../core/text/text-error.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { Options, Values } from '../arguments.js';
import { textOf } from '../arguments.js';
import { UsageError } from '../errors.js';
import { WISH_OPTIONS } from '../options.js';
import type { ToPlay } from './game.js';

/** The game with the deal that was wished for. @throws UsageError if it cannot be read, or there is none */
export async function withWish<Game extends GameTypes, At extends SeatIn<Game>>(
  game: ToPlay<Game, At>,
  values: Values<Options>,
): Promise<ToPlay<Game, At>> {
  const wished = Object.keys(WISH_OPTIONS).find((name) => values[name] !== undefined);
  if (wished === undefined) return game;
  if (values['winnable'] === undefined && values['daily'] === undefined)
    throw new UsageError((say) => say.goesWith(`--${wished}`, ['--winnable', '--daily']));
  if (game.deal !== undefined) throw new UsageError((say) => say.doesNotGoWith(`--${wished}`, '--deal'));
  const { kit, house = kit.houses[0] } = game;
  const day = values['daily'] === undefined ? undefined : dayAt(new Date());
  try {
    const deal = await kit.findDeal?.(house, { difficulty: textOf(values['difficulty']), day });
    if (deal !== undefined) return { ...game, deal };
  } catch (error) {
    if (error instanceof TextError)
      throw new UsageError((say) => say.takes('--difficulty', error.expected, error.word));
    throw error;
  }
  throw new UsageError((say) => say.noWishedDeal(`--${wished}`));
}
