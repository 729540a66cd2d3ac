/** Games of different types in one list. */
import type { GameTypes } from '../scripts/running/stage.js';
import type { Kit } from './kit.js';
import type { SeatIn } from './seat.js';

/** A game whose types are hidden: it calls `use` with its kit and returns the result. */
export type Opened = <Result>(
  use: <Game extends GameTypes, At extends SeatIn<Game>>(kit: Kit<Game, At>) => Result,
) => Result;

export type Games = readonly [Opened, ...Opened[]];

export const opened =
  <Game extends GameTypes, At extends SeatIn<Game>>(kit: Kit<Game, At>): Opened =>
  (use) =>
    use(kit);

/** The game of this name; undefined if there is none. */
export const gameNamed = (games: Games, name: string | undefined): Opened | undefined =>
  games.find((open) => open((kit) => kit.name === name));
