/** The games of the page. All games except the first load when they are played. */
import type { GameEntry } from '../browser/parts/entries.js';
import type { DailyDeal } from '../core/daily/daily-book.js';
import type { LanguageName } from '../core/strings/language.js';
import type { AnyGame, ListedGame } from '../kit/games.js';
import type { PageStrings } from './strings/english.js';
import { WORDS, strangeWord, wordsOfHash } from './game/link-words.js';
import type { GameHost, PageGame } from './game/page-game.js';
import { KitGame } from './game/kit-game.js';

interface PageGamesOptions {
  readonly language: LanguageName;
  readonly host: GameHost;
}

export class PageGames {
  /** The default game. */
  readonly first: PageGame;
  private readonly loaded: PageGame[];

  constructor(
    first: GameFactory,
    private readonly others: readonly ListedGame[],
    private readonly setting: PageGamesOptions,
  ) {
    this.first = first(setting.host, true);
    this.loaded = [this.first];
  }

  /** The daily deals that the player has opened, in all loaded games. */
  get dailies(): readonly DailyDeal[] {
    return this.loaded.flatMap(({ dailyBook }) => dailyBook?.deals ?? []);
  }

  /** Adds daily deals from an export. */
  takeDailies(deals: readonly DailyDeal[]): void {
    for (const { dailyBook } of this.loaded) dailyBook?.take(deals);
  }

  get names(): string[] {
    return [this.first.name, ...this.others.map(({ name }) => name)];
  }

  /** The game with this name, or the first game if the name is unknown; undefined if it isn't loaded. */
  named(name: string | undefined): PageGame | undefined {
    const isKnown = name !== undefined && this.names.includes(name);
    return isKnown ? this.loaded.find((game) => game.name === name) : this.first;
  }

  /** The game with this name and all its parts; the first game by default. */
  async load(name: string | undefined): Promise<PageGame> {
    const game = this.named(name) ?? (await this.loadOther(name));
    await game.load();
    return game;
  }

  private async loadOther(name: string | undefined): Promise<PageGame> {
    const listed = this.others.find((one) => one.name === name);
    if (listed === undefined) return this.first;
    const make = await loadGame(await listed.load(), this.setting.language);
    const game = this.named(name) ?? make(this.setting.host, false);
    if (!this.loaded.includes(game)) this.loaded.push(game);
    return game;
  }

  /** The label of a house in the settings; undefined for an unknown game. */
  labelOf(name: string, house: string): string | undefined {
    const game = this.loaded.find((one) => one.name === name);
    const listed = this.others.find((one) => one.name === name);
    return game?.variantOf(house).label ?? listed?.houses[this.setting.language][house];
  }

  /** The title of the game with this name, or of the first game if the name is unknown. */
  titleOf(name: string | undefined): string {
    const listed = this.others.find((one) => one.name === name)?.houses[this.setting.language];
    return this.named(name)?.title ?? Object.values(listed ?? {})[0] ?? '';
  }

  entries(inPlay: PageGame, choose: (game: string, house: string) => void): GameEntry[] {
    return this.names.flatMap((name) => {
      const listed = this.others.find((one) => one.name === name);
      const houses = this.loaded.find((one) => one.name === name)?.offered.map((one) => one.name);
      return (houses ?? Object.keys(listed?.houses[this.setting.language] ?? {})).map((house) => ({
        label: this.labelOf(name, house) ?? house,
        isOn: name === inPlay.name && house === inPlay.variant.name,
        run: () => choose(name, house),
      }));
    });
  }

  /**
   * The name of the game in a link; the first game by default.
   * @throws Error with the reason if the name or a word is wrong
   */
  nameInHash(hash: string, strings: PageStrings): string {
    const { names } = this;
    const strange = strangeWord(hash);
    if (strange !== undefined) throw new Error(strings.wrongWord(strange, WORDS.join(', ')));
    const { game = this.first.name } = wordsOfHash(hash);
    if (names.includes(game)) return game;
    throw new Error(strings.unknownGame(game, names.join(', ')));
  }
}

/** @param isUsual true if links that don't name a game mean this game */
export type GameFactory = (host: GameHost, isUsual: boolean) => PageGame;

/** Loads the function that makes a game, so the caller can check first that the game doesn't exist yet. */
export const loadGame = (open: AnyGame, language: LanguageName): Promise<GameFactory> =>
  open(async (kit): Promise<GameFactory> => {
    const tables = await kit.browser(language);
    return (host, isUsual) => new KitGame(kit, tables, { ...host, language, isUsual });
  });
