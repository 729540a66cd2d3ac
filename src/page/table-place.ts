/** The place of the table in the page: one table at a time, or something else. */
import type { GameTable, PageGame, PageTableOptions, Variant } from './game/page-game.js';
import { button, byId, make } from '../browser/dom.js';
import type { PageStrings } from './strings/english.js';

export class TablePlace {
  /** The title of the page, which the default game keeps. */
  private readonly title = document.title;
  /** Undefined while something else is in its place. */
  private table: { readonly set: GameTable; readonly variant: Variant } | undefined;

  private hasHeld = false;

  constructor(
    /** The element that holds the table, the replay or the farewell. */
    private readonly main: HTMLElement,
    /** Returns the options for a table that is set now. */
    private readonly options: () => PageTableOptions,
  ) {}

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

  isOf({ variant }: PageGame): boolean {
    return this.table?.variant === variant;
  }

  focus(): void {
    if (this.table !== undefined) this.table.set.focus();
    else this.main.querySelector('button')?.focus();
  }

  /** Sets the table of a game. */
  set(game: PageGame, isDefault: boolean): void {
    const { main } = this;
    main.replaceChildren();
    document.title = isDefault ? this.title : game.title;
    main.ariaLabel = byId('title').textContent = document.title;
    main.dataset['game'] = game.name;
    this.table = { set: game.setTable(main, this.options()), variant: game.variant };
    this.hasHeld = true;
  }

  /** Removes the table and any open dialog of it from the page. */
  clear(): void {
    this.table?.set.destroy();
    this.table = undefined;
    this.main.replaceChildren();
  }
}

interface Farewell extends Pick<PageStrings, 'playOn' | 'isKept' | 'isKeptOpen'> {
  /** Is the game kept only while the page is open? */
  readonly isAlone: boolean;
  /** Goes back to the table. */
  readonly run: () => void;
}

/** Closes the window besides, where a page may. */
export function sayFarewell(
  place: HTMLElement,
  { playOn, isKept, isKeptOpen, isAlone, run }: Farewell,
): void {
  const said = make('p', { id: 'farewell' }, isAlone ? isKeptOpen : isKept);
  const back = button(playOn, run, { 'aria-describedby': said.id });
  place.replaceChildren(make('div', { class: 'farewell' }, said, back));
  back.focus();
  if (hasOwnWindow()) window.close();
}

/** Is the page installed, or was it opened by another? Only such pages can close their window. */
const hasOwnWindow = (): boolean =>
  window.opener !== null || matchMedia('(display-mode: standalone)').matches;
