/** The games of the page. */
import type { LanguageName } from '../core/strings/language.js';
import type { PageStrings } from './strings/english.js';
import type { Games, Opened } from '../kit/games.js';
import { wordsOfHash } from './game/link.js';
import type { GameHost, PageGame } from './game/page-game.js';
import { KitGame } from './game/page-game.js';

/** The games in the order of the menu. The first game is the default. */
export type PageGames = readonly [PageGame, ...PageGame[]];

/** Sets up the games for a page. */
export type GameSetter = (host: GameHost) => PageGames;

/** Loads the tables of all games. */
export async function loadGames([first, ...others]: Games, language: LanguageName): Promise<GameSetter> {
  const usual = await loaded(first, { language, isUsual: true });
  const rest = await Promise.all(others.map((open) => loaded(open, { language, isUsual: false })));
  return (host) => [usual(host), ...rest.map((set) => set(host))];
}

interface Loading {
  readonly language: LanguageName;
  /** Do addresses that name no game mean this one? */
  readonly isUsual: boolean;
}

const loaded = (open: Opened, { language, isUsual }: Loading): Promise<(host: GameHost) => PageGame> =>
  open(async (kit): Promise<(host: GameHost) => PageGame> => {
    const tables = await kit.browser(language);
    return (host) => new KitGame(kit, tables, { ...host, isUsual });
  });

export const gameOrFirst = (games: PageGames, name: string | undefined): PageGame =>
  games.find((game) => game.name === name) ?? games[0];

/**
 * The game that part of an address names; the first game by default.
 * @throws Error that says what is wrong with its name
 */
export function gameOfHash(games: PageGames, hash: string, strings: PageStrings): PageGame {
  const { game: name = games[0].name } = wordsOfHash(hash);
  const game = games.find((one) => one.name === name);
  if (game !== undefined) return game;
  throw new Error(strings.noGame(name, games.map((one) => one.name).join(', ')));
}
