/** Games of any kind in one list. */
import type { GameTypes } from '../scripts/running/stage.js';
import type { Kit } from './kit.js';
import type { SeatIn } from './seat.js';

/** A game for those who do not ask which: they say what is to be done with it. */
export type Opened = <Result>(
  use: <Game extends GameTypes, At extends SeatIn<Game>>(kit: Kit<Game, At>) => Result,
) => Result;

export type Games = readonly [Opened, ...Opened[]];

export const opened =
  <Game extends GameTypes, At extends SeatIn<Game>>(kit: Kit<Game, At>): Opened =>
  (use) =>
    use(kit);

/** Undefined where no game is named so. */
export const gameNamed = (games: Games, name: string | undefined): Opened | undefined =>
  games.find((open) => open((kit) => kit.name === name));
