/** The games there are, in the order of menus. */
import { KLONDIKE } from './games/klondike/kit.js';
import { MONTE_CARLO } from './games/montecarlo/kit.js';
import type { Kit } from './scripts/running/kit.js';
import type { GameTypes } from './scripts/running/stage.js';

/** A game for those who do not ask which: they say what is to be done with it. */
export type Opened = <Result>(use: <Game extends GameTypes>(kit: Kit<Game>) => Result) => Result;

/** The first is the one where nothing names another. */
export const GAMES: readonly [Opened, ...Opened[]] = [(use) => use(KLONDIKE), (use) => use(MONTE_CARLO)];

/** Undefined where no game is named so. */
export const gameNamed = (name: string): Opened | undefined =>
  GAMES.find((open) => open((kit) => kit.name === name));
