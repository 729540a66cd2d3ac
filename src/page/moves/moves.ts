/** The dialog with all moves of the game in play, even undone ones. The player can go to any of them. */
import type { LanguageName } from '../../core/strings/language.js';
import type { BrowserTable, BrowserTables } from '../../kit/browser-tables.js';
import type { GameAtTable, MoveRow, ShownMoves } from '../../kit/moves/move-list.js';
import { movesAt } from '../../kit/moves/move-list.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { MOVES_ENGLISH } from '../../kit/moves/strings/english.js';
import { MOVES_FRENCH } from '../../kit/moves/strings/french.js';
import { button, make } from '../../browser/dom.js';
import type { Panel } from '../../browser/parts/panel.js';
import { adopt } from '../../browser/sheet.js';
import { pagePanel } from '../parts/page-panel.js';
import type { MovesStrings } from '../../kit/moves/strings/english.js';
import { movesStyle } from './style.js';
import { capitalized } from '../../core/text/format.js';

interface MovesDialogOptions<Game extends GameTypes, At extends SeatIn<Game>> extends Pick<
  GameAtTable<Game, At>,
  'kit' | 'session'
> {
  readonly tables: Pick<BrowserTables<Game, At>, 'sayMove' | 'sayFrame'>;
  /** The table, if the page shows one. */
  readonly table: () => BrowserTable<Game> | undefined;
  readonly language: LanguageName;
}

/** Opens the dialog. @param focus gives the focus to the table @param closing the label of its Close button */
export type OpenMoves = (focus: () => void, closing: string) => { close(): void };

export async function movesOf<Game extends GameTypes, At extends SeatIn<Game>>({
  tables,
  table,
  language,
  ...game
}: MovesDialogOptions<Game, At>): Promise<OpenMoves> {
  const strings = { en: MOVES_ENGLISH, fr: MOVES_FRENCH }[language];
  const { judged, goTo } = movesAt({
    ...game,
    strings,
    view: table,
    knows: (calls) => table()?.knows?.(calls),
    say: ({ calls, before, after }) =>
      tables.sayMove?.(before, after, calls.at(-1)?.event ?? '') ?? tables.sayFrame(after),
  });
  const rows = await judged();
  return (focus, closing) => {
    const panel = new MovesPanel<Game>(focus, goTo, { ...strings, closing });
    panel.open(rows);
    return panel;
  };
}

class MovesPanel<Game extends GameTypes> {
  private readonly panel: Panel;

  /** @param focus gives the focus to the table */
  constructor(
    focus: () => void,
    private readonly goTo: ShownMoves<Game>['goTo'],
    private readonly strings: MovesStrings & { readonly closing: string },
  ) {
    this.panel = pagePanel(focus, strings.closing);
  }

  /** Opens the dialog at the current move. */
  open(rows: readonly MoveRow<Game>[]): void {
    const list = this.list(rows);
    list.classList.add('move-list');
    walkByKeys(list, '[aria-current]');
    adopt(movesStyle());
    document.body.append(this.panel.element);
    this.panel.open(this.strings.title, list);
  }

  close(): void {
    if (this.panel.element.open) this.panel.close();
  }

  private list(rows: readonly MoveRow<Game>[]): HTMLElement {
    const items = rows.map((row) => make('li', {}, this.entry(row), ...this.branches(row)));
    return make('ol', {}, ...items);
  }

  private entry(row: MoveRow<Game>): HTMLElement {
    const { strings } = this;
    const { number, text, isNow, verdict } = row;
    const entry = button('', () => {
      this.close();
      this.goTo(row);
    });
    const told = capitalized(text ?? strings.deal);
    entry.append(make('span', {}, `${number}.`), ' ', make('span', {}, told));
    if (verdict !== undefined) entry.append(' ', make('span', { class: verdict }, strings[verdict]));
    if (isNow) entry.ariaCurrent = 'step';
    if (isNow) entry.classList.add('first');
    return entry;
  }

  private branches({ branches }: MoveRow<Game>): HTMLElement[] {
    if (branches.length === 0) return [];
    const told = make('summary', {}, this.strings.others(branches.length));
    return [make('details', {}, told, ...branches.map((rows) => this.list(rows)))];
  }
}

const STOPS = 'button,summary';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Makes arrow keys, Home and End move the focus in the list. @param start the element that Tab reaches first */
function walkByKeys(list: HTMLElement, start: string): void {
  for (const stop of list.querySelectorAll<HTMLElement>(STOPS)) stop.tabIndex = -1;
  let current = list.querySelector<HTMLElement>(start) ?? list.querySelector<HTMLElement>(STOPS);
  if (current !== null) current.tabIndex = 0;
  list.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(STOPS)) return;
    if (current !== null) current.tabIndex = -1;
    current = target;
    current.tabIndex = 0;
  });
  list.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const seen = [...list.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
    const at = seen.findIndex((stop) => stop === document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    seen[step(at, seen.length - 1)]?.focus();
  });
}
