/** The place on the page for one table. */
import type { GameTable, PageGame, PageTableOptions, Variant } from './game/page-game.js';
import { byId } from '../browser/dom.js';

export class TablePlace {
  /** The page's own title. The default game uses it too. */
  private readonly title = document.title;
  /** Undefined while the place doesn't show a table. */
  private table: { readonly set: GameTable; readonly variant: Variant } | undefined;

  private hadTable = false;

  constructor(
    /** Holds the table, the replay or the message after Quit. */
    private readonly main: HTMLElement,
    /** The options for the next table. */
    private readonly options: () => PageTableOptions,
  ) {}

  /** Has there been a table since the page was opened? */
  get hasBeenSet(): boolean {
    return this.hadTable;
  }

  get isSet(): boolean {
    return this.table !== undefined;
  }

  /** The boxes in the window that the table never covers. */
  get room(): GameTable['room'] {
    return this.table?.set.room ?? [];
  }

  isOf({ variant }: PageGame): boolean {
    return this.table?.variant === variant;
  }

  focus(): void {
    this.table?.set.focus();
  }

  set(game: PageGame, isDefault: boolean): void {
    const { main } = this;
    main.replaceChildren();
    this.name(game, isDefault);
    main.dataset['game'] = game.name;
    this.table = { set: game.setTable(main, this.options()), variant: game.variant };
    this.hadTable = true;
  }

  /** Gives the page the title of the game in play. */
  name(game: PageGame, isDefault: boolean): void {
    const title = game.dailyTitle ?? (isDefault ? this.title : game.title);
    if (document.title === title && this.main.ariaLabel === title) return;
    document.title = this.main.ariaLabel = byId('title').textContent = title;
  }

  /** Removes the table and its open dialog. */
  clear(): void {
    this.table?.set.destroy();
    this.table = undefined;
    this.main.replaceChildren();
  }
}
