/** The games of the page. */
import { TextError } from '../core/text/text-error.js';
import { reading, wordsOfHash } from './game/link.js';
import type { GameHost, PageGame } from './game/page-game.js';
import { KlondikeGame } from './klondike/klondike-game.js';
import { MonteCarloGame } from './montecarlo/montecarlo-game.js';

/** In the order of the menu. The first is the one where nothing names another. */
export type Games = readonly [PageGame, ...PageGame[]];

export const gamesOfPage = (host: GameHost): Games => [new KlondikeGame(host), new MonteCarloGame(host)];

export const gameCalled = (games: Games, name: string | undefined): PageGame =>
  games.find((game) => game.name === name) ?? games[0];

/** The game that part of an address is about. @throws Error that says what is wrong with its name */
export function gameOfHash(games: Games, hash: string): PageGame {
  const { game = games[0].name } = wordsOfHash(hash);
  return reading((name) => {
    const known = games.map((one) => one.name);
    if (!known.some((one) => one === name))
      throw new TextError({ line: 1, column: 1 }, name, `the name of a game: ${known.join(', ')}`);
    return gameCalled(games, name);
  }, game);
}
