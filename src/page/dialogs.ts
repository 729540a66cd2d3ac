/** The dialogs of the page, and what it adds to the menu of a game. The larger ones are loaded when they are asked for. */
import type { Tool } from '../browser/parts/entries.js';
import type { DialogsOptions } from './dialogs-options.js';
import type { PageGame } from './game/page-game.js';
import { loadWelcome } from './menu-dialogs.js';
import type { OpenMoves } from './moves/moves.js';
import type { LeftPanel } from './parts/left-panel.js';
import { share } from './sharing.js';
import { toolsOf } from './tools.js';

/** The place of the table. */
interface Place {
  /** Is a table there? */
  readonly isTaken: boolean;
  /** Is settled once the table tells what happens at it. */
  readonly lives: Promise<unknown>;
}

export class Dialogs {
  /** The list of the games left, if it was opened. */
  private left: LeftPanel | undefined;
  /** The list of moves, if it was opened. */
  private moves: ReturnType<OpenMoves> | undefined;

  constructor(private readonly options: DialogsOptions) {}

  /** What the page adds to the menu of a game. */
  tools(game: PageGame): Tool[] {
    return toolsOf(game, this.options, (left) => (this.left = left));
  }

  /** Loads what hands the game's link to others. */
  async loadSharing(game: PageGame): Promise<() => void> {
    await game.loadLinks();
    return () => void share(game, this.options);
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

  /**
   * Welcomes a player who is new here, as soon as there is time and the table is told; at the next visit if something else is in
   * its place by then.
   * @param isFresh was nothing kept of a game?
   */
  welcome({ howTo }: PageGame, place: Place, isFresh: boolean): void {
    const { options } = this;
    const kept = options.store.read('welcome');
    const isNew = kept === 'new' || (kept === undefined && isFresh);
    if (!isNew || howTo === undefined) return;
    options.store.write('welcome', 'new');
    options.loader.askSoon(
      howTo.title,
      () => Promise.all([loadWelcome(howTo, options), place.lives]),
      ([card]) => {
        if (place.isTaken) card.open();
      },
    );
  }
}
