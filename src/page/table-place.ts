/** The place of the table in the page: one table at a time, or something else. */
import type { Front } from './first/front.js';
import { tableOptions } from './first/table-options.js';
import type { GameTable, PageGame, Variant } from './game/page-game.js';
import { byId } from './parts/dom.js';

export class TablePlace {
  /** The title of the page, which the default game keeps. */
  private readonly title = document.title;
  /** Undefined while something else is in its place. */
  private table: { readonly set: GameTable; readonly variant: Variant } | undefined;

  private hasHeld = false;

  constructor(private readonly front: Front) {}

  /** Has there been a table since the page was opened? */
  get wasTaken(): boolean {
    return this.hasHeld;
  }

  get isTaken(): boolean {
    return this.table !== undefined;
  }

  /** The boxes of the window that the table never covers. */
  get room(): GameTable['room'] {
    return this.table?.set.room ?? [];
  }

  /** Is settled once the table tells what happens at it. */
  get lives(): Promise<unknown> {
    return Promise.resolve(this.table?.set.lives);
  }

  isOf({ variant }: PageGame): boolean {
    return this.table?.variant === variant;
  }

  focus(): void {
    if (this.table !== undefined) this.table.set.focus();
    else this.front.main.querySelector('button')?.focus();
  }

  /** Sets the table of a game. */
  set(game: PageGame, isDefault: boolean): void {
    const { main } = this.front;
    main.replaceChildren();
    document.title = isDefault ? this.title : game.title;
    main.ariaLabel = byId('title').textContent = document.title;
    main.dataset['game'] = game.name;
    this.hold(game.setTable(main, tableOptions(this.front)), game);
  }

  /** Takes over the table of a game that was begun at it before the page was there. False if none was. */
  takeOver(game: PageGame): boolean {
    const set = game.takeOver();
    if (set !== undefined) this.hold(set, game);
    return set !== undefined;
  }

  /** Removes the table and any open dialog of it from the page. */
  clear(): void {
    this.table?.set.destroy();
    this.table = undefined;
    this.front.main.replaceChildren();
  }

  private hold(set: GameTable, { variant }: PageGame): void {
    this.table = { set, variant };
    this.hasHeld = true;
  }
}
