/** The options that ask for a kind of first deal, and the search for such a deal. */
import { dayAt } from '../../core/calendar.js';
import { TextError } from '../../core/text/text-error.js';
import type { GameKit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { Options, Values } from '../arguments.js';
import { textOf } from '../arguments.js';
import { UsageError } from '../errors.js';
import type { ToPlay } from './game.js';

const WISHES = {
  winnable: {
    text: { en: 'start with a deal that can be won', fr: 'commencer par une donne gagnable' },
  },
  difficulty: {
    takes: 'HOW',
    text: {
      en: 'how hard that deal is: easy, medium or hard',
      fr: 'la difficulté de cette donne\u202f: easy (facile), medium (moyenne) ou hard (difficile)',
    },
    values: ['easy', 'medium', 'hard'],
  },
  daily: {
    text: {
      en: 'start with the deal of the day, the same for everyone; it can be won',
      fr: 'commencer par la donne du jour, la même pour tous\u202f; elle est gagnable',
    },
  },
} as const;

/** The options that wish for a deal, if the game can find one. */
export const wishOptions = <Game extends GameTypes>({ findDeal }: GameKit<Game>): Options =>
  findDeal === undefined ? {} : WISHES;

/** The game with the deal that was wished for. @throws UsageError if it cannot be read, or there is none */
export async function withWish<Game extends GameTypes, At extends SeatIn<Game>>(
  game: ToPlay<Game, At>,
  values: Values<Options>,
): Promise<ToPlay<Game, At>> {
  const wished = Object.keys(WISHES).find((name) => values[name] !== undefined);
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
