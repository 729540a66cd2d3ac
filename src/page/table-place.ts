/** The place on the page for one table, or for the message after Quit. */
import type { GameTable, PageGame, PageTableOptions, Variant } from './game/page-game.js';
import { button, byId, make } from '../browser/dom.js';
import type { PageStrings } from './strings/english.js';

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
    if (this.table !== undefined) this.table.set.focus();
    else this.main.querySelector('button')?.focus();
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

interface Farewell extends Pick<PageStrings, 'playOn' | 'gameSaved' | 'gameLastsWhileOpen'> {
  /** Does the game last only while the page is open? */
  readonly isAlone: boolean;
  readonly run: () => void;
}

/** Shows the message after Quit. Also closes the window if the page may do that. */
export function showFarewell(
  place: HTMLElement,
  { playOn, gameSaved, gameLastsWhileOpen, isAlone, run }: Farewell,
): void {
  const said = make('p', { id: 'farewell' }, isAlone ? gameLastsWhileOpen : gameSaved);
  const back = button(playOn, run, { 'aria-describedby': said.id });
  place.replaceChildren(make('div', { class: 'farewell' }, said, back));
  back.focus();
  if (hasOwnWindow()) window.close();
}

/** A page can close its window only if it is installed or another page opened it. */
const hasOwnWindow = (): boolean =>
  window.opener !== null || matchMedia('(display-mode: standalone)').matches;
