/** The dialogs of the page, and what it adds to the menu of a game. Each is loaded when it is asked for. */
import type { Tool } from '../browser/parts/entries.js';
import { Later } from '../core/later.js';
import type { LanguageName } from '../core/strings/language.js';
import type { NewGameDialog } from './game/dialogs.js';
import type { PageGame } from './game/page-game.js';
import type { Store } from './game/store.js';
import type { PageGames } from './games.js';
import type { LeftPanel } from './parts/left-panel.js';
import type { Loader } from './parts/loader.js';
import type { Notices } from './parts/notices.js';
import type { ReplayDesk } from './replay/desk.js';
import type { PageStrings } from './strings/english.js';

export interface DialogsOptions {
  readonly language: LanguageName;
  readonly strings: PageStrings;
  readonly store: Store;
  readonly games: PageGames;
  readonly desk: ReplayDesk;
  readonly notices: Notices;
  readonly loader: Loader;
  /** Gives the focus to the table. */
  readonly focus: () => void;
  /** Goes to the game that part of an address names. */
  readonly play: (hash: string) => void;
  /** Leaves the game in play and continues the game of a script. */
  readonly goOn: (game: string, script: string) => void;
}

export class Dialogs {
  private readonly part = new Later(() => import('./tools.js'));
  /** The list of the games left, if it was opened. */
  private left: LeftPanel | undefined;

  constructor(private readonly options: DialogsOptions) {}

  /** Loads what the page adds to menus. */
  async load(): Promise<void> {
    await this.part.get();
  }

  /** To be loaded before. */
  tools(game: PageGame): Tool[] {
    const { strings, notices, desk } = this.options;
    return this.part.need().toolsOf({
      ...{ game, strings, notices, desk },
      openLeft: () => this.openLeft(game),
      openNewGame: (dialog) => this.openNewGame(dialog),
      openStatistics: () => this.openStatistics(game),
    });
  }

  /** What a player can do with a game that was won. */
  wonTools(game: PageGame): Tool[] {
    const { strings, notices, desk, loader } = this.options;
    return [
      {
        label: strings.watchReplay,
        run: () => desk.openText(strings.thisGame, game.keeper.session.script),
      },
      {
        label: strings.share,
        run: () =>
          void loader.ask(
            strings.share,
            () => this.part.get(),
            ({ share }) => void share({ game, strings, notices }),
          ),
      },
    ];
  }

  /** Gives the player a file. */
  saveFile(name: string, text: string): void {
    const { loader, strings } = this.options;
    void loader.ask(
      strings.saveAsFile,
      () => import('./parts/files.js'),
      (files) => files.saveFile(name, text),
    );
  }

  /** Closes the list of the games left. */
  close(): void {
    this.left?.close();
  }

  private openNewGame({ title, load }: NewGameDialog): void {
    const { loader, strings, focus, play } = this.options;
    const parts = () => Promise.all([import('./parts/new-game-panel.js'), load()]);
    void loader.ask(title, parts, ([{ openNewGame }, form]) =>
      openNewGame(title, form, { close: strings.close, focus, play }),
    );
  }

  private openLeft({ keeper }: PageGame): void {
    const { games, strings, loader, focus, goOn } = this.options;
    const left = keeper.left.all;
    const load = () =>
      Promise.all([import('./games-left.js'), ...left.map(({ game }) => games.load(game))] as const);
    void loader.ask(strings.openGamesLeft, load, ([{ LeftPanel: Panel, rowsOf }]) => {
      this.left = new Panel(focus, strings);
      this.left.open(rowsOf({ games, strings }, left, ({ game, script }) => goOn(game, script)));
    });
  }

  private openStatistics(game: PageGame): void {
    const { games, store, strings, language, notices, loader, focus } = this.options;
    const shown = { games, store, strings, language, notify: notices.show, focus };
    void loader.ask(
      strings.statistics,
      () => import('./statistics/statistics.js'),
      ({ statisticsOf }) => statisticsOf(shown).open({ game: game.name, rules: game.variant.name }),
    );
  }
}
