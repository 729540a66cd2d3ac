/** Games with different types in one list. */
import type { GameTypes } from '../scripts/running/stage.js';
import type { LanguageName } from '../core/strings/language.js';
import type { Kit } from './kit.js';
import type { SeatIn } from './seat.js';

/** A game whose types are hidden: it calls `use` with its kit and returns the result. */
export type AnyGame = <Result>(
  use: <Game extends GameTypes, At extends SeatIn<Game>>(kit: Kit<Game, At>) => Result,
) => Result;

export type Games = readonly [AnyGame, ...AnyGame[]];

/** A game in the page's menu. It is loaded when the player opens it. */
export interface ListedGame {
  /** The game's name in links and scripts. */
  readonly name: string;
  /** The labels of its houses in the settings, by their names. */
  readonly houses: Readonly<Record<LanguageName, Readonly<Record<string, string>>>>;
  readonly load: () => Promise<AnyGame>;
}

/** The first game is part of the page's first load. */
export type ListedGames = readonly [AnyGame, ...ListedGame[]];

export const opened =
  <Game extends GameTypes, At extends SeatIn<Game>>(kit: Kit<Game, At>): AnyGame =>
  (use) =>
    use(kit);

/** The game of this name; undefined if no game has it. */
export const gameNamed = (games: Games, name: string | undefined): AnyGame | undefined =>
  games.find((open) => open((kit) => kit.name === name));
