/** The dialogs of the page, and what it adds to the menu of a game. Each is loaded when it is asked for. */
import type { Tool } from '../browser/parts/entries.js';
import { Later } from '../core/later.js';
import type { DialogsOptions } from './dialogs-options.js';
import type { PageGame } from './game/page-game.js';
import type { OpenMoves } from './moves/moves.js';
import type { LeftPanel } from './parts/left-panel.js';

export class Dialogs {
  private readonly part = new Later(() => import('./tools.js'));
  /** The list of the games left, if it was opened. */
  private left: LeftPanel | undefined;
  /** The list of moves, if it was opened. */
  private moves: ReturnType<OpenMoves> | undefined;

  /** Has nobody played on this page yet? */
  private readonly isNew: boolean;

  constructor(private readonly options: DialogsOptions) {
    const { store, games } = options;
    const { name } = games.first;
    const kept = store.read('welcome');
    this.isNew =
      kept === 'new' ||
      [kept, ...(['table', `house/${name}`, `earlier/${name}`] as const).map((key) => store.read(key))].every(
        (text) => text === undefined,
      );
  }

  /** Loads what the page adds to menus. */
  async load(): Promise<void> {
    await this.part.get();
  }

  /** To be loaded before. */
  tools(game: PageGame): Tool[] {
    return this.part.need().toolsOf(game, this.options, (left) => (this.left = left));
  }

  /** What a player can do with a game that was won. */
  wonTools(game: PageGame): Tool[] {
    const { strings, desk, loader } = this.options;
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
            () => Promise.all([this.part.get(), game.loadRace?.()]),
            ([{ share }, race]) => void share(game, race, this.options),
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

  /** Closes the list of the games left, and that of the moves. */
  close(): void {
    this.left?.close();
    this.moves?.close();
  }

  /** Opens the list of all moves of a game. */
  openMoves(game: PageGame): void {
    const { loader, strings, language, focus } = this.options;
    void loader.ask(
      strings.moves,
      () => game.loadMoves(language),
      (open) => (this.moves = open(focus, strings.close)),
    );
  }

  /** Welcomes a player who is new here, as soon as there is time. */
  welcome({ howTo }: PageGame): void {
    const { isNew, options } = this;
    if (!isNew || howTo === undefined) return;
    options.store.write('welcome', 'new');
    const load = async () => (await this.part.get()).loadWelcome(howTo, options);
    options.loader.askSoon(howTo.title, load, (card) => card.open());
  }
}
