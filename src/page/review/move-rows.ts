/** The list of moves. The first press on a row shows its move, and the second press plays from there. */
import { button, make } from '../../browser/dom.js';
import { capitalized } from '../../core/text/format.js';
import type { MoveRow } from '../../kit/moves/move-list.js';
import type { MovesStrings } from '../../kit/moves/strings/english.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { ReviewStrings } from './strings/english.js';

/** A row with its neighbors on its own line. */
export interface ListedRow<Game extends GameTypes> extends MoveRow<Game> {
  /** The place in the tree of moves: `12`, or `12/0/14` for a row of the first branch beside move 12. */
  readonly id: string;
  readonly before: ListedRow<Game> | undefined;
  readonly after: () => ListedRow<Game> | undefined;
}

interface MoveRowsEvents<Game extends GameTypes> {
  readonly show: (row: ListedRow<Game>) => void;
  readonly play: (row: ListedRow<Game>) => void;
}

export class MoveRows<Game extends GameTypes> {
  readonly element = make('div', { class: 'rows' });
  private readonly buttons = new Map<ListedRow<Game>, HTMLButtonElement>();
  /** The rows from the deal to the end of the line. */
  private line: readonly ListedRow<Game>[] = [];
  private selected: ListedRow<Game> | undefined;

  constructor(
    private readonly events: MoveRowsEvents<Game>,
    private readonly strings: MovesStrings & ReviewStrings,
  ) {
    walkByKeys(this.element, (stop) => {
      const row = [...this.buttons].find(([, one]) => one === stop)?.[0];
      if (row !== undefined) events.show(row);
    });
  }

  /** The row of the game's current state. */
  get now(): ListedRow<Game> | undefined {
    return [...this.buttons.keys()].find(({ isNow }) => isNow);
  }

  /** The row after this many moves. */
  at(number: number): ListedRow<Game> | undefined {
    return this.line[number];
  }

  /** The row with this id. */
  named(id: string): ListedRow<Game> | undefined {
    return [...this.buttons.keys()].find((row) => row.id === id);
  }

  get hasFocus(): boolean {
    return this.element.contains(document.activeElement);
  }

  /** Replaces all rows. Then call `select`. @param isSameGame do open folds stay open? */
  draw(rows: readonly MoveRow<Game>[], isSameGame: boolean): void {
    const { element } = this;
    const { scrollTop } = element;
    const open = [...element.querySelectorAll('details')].filter((fold) => isSameGame && fold.open);
    this.buttons.clear();
    const { list, listed } = this.list(rows, undefined, '');
    this.line = listed;
    element.replaceChildren(list);
    for (const fold of element.querySelectorAll('details'))
      fold.open = open.some(({ dataset }) => dataset['id'] === fold.dataset['id']);
    element.scrollTop = scrollTop;
  }

  /** Marks the row that the table shows. */
  select(row: ListedRow<Game> | undefined): void {
    const old = this.selected && this.buttons.get(this.selected);
    if (old !== undefined) old.ariaCurrent = null;
    this.selected = row;
    const chosen = row && this.buttons.get(row);
    if (chosen === undefined) return;
    chosen.ariaCurrent = 'step';
    for (const fold of foldsAround(chosen)) fold.open = true;
    chosen.scrollIntoView({ block: 'nearest' });
    setStop(this.element, chosen);
  }

  /** Moves the focus to the row that the table shows. */
  focus(): void {
    const chosen = this.selected && this.buttons.get(this.selected);
    (chosen ?? this.element.querySelector('button'))?.focus();
  }

  private list(
    rows: readonly MoveRow<Game>[],
    parent: ListedRow<Game> | undefined,
    path: string,
  ): { readonly list: HTMLElement; readonly listed: readonly ListedRow<Game>[] } {
    const listed: ListedRow<Game>[] = [];
    const list = make('ol', {});
    for (const [at, row] of rows.entries()) {
      const id = `${path}${row.number}`;
      const one = { ...row, id, before: listed[at - 1] ?? parent, after: () => listed[at + 1] };
      listed.push(one);
      list.append(make('li', {}, this.entry(one), ...this.branches(one)));
    }
    return { list, listed };
  }

  private entry(row: ListedRow<Game>): HTMLElement {
    const { strings, events } = this;
    const { number, text, isNow, mark } = row;
    const entry = button('', () => (row === this.selected ? events.play(row) : events.show(row)));
    const told = capitalized(text ?? strings.deal);
    entry.append(make('span', { class: 'number' }, `${number}.`), ' ', make('span', { class: 'move' }, told));
    if (mark !== undefined) entry.append(' ', make('span', { class: mark }, strings[mark]));
    if (isNow) entry.append(' ', make('span', { class: 'now' }, strings.now));
    this.buttons.set(row, entry);
    return entry;
  }

  private branches({ id, branches, before }: ListedRow<Game>): HTMLElement[] {
    if (branches.length === 0) return [];
    const told = make('summary', {}, this.strings.others(branches.length));
    const lists = branches.map((rows, at) => this.list(rows, before, `${id}/${at}/`).list);
    return [make('details', { 'data-id': id }, told, ...lists)];
  }
}

function* foldsAround(element: Element): Generator<HTMLDetailsElement> {
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) yield at;
}

const STOPS = 'button,summary';

/** Makes Tab reach only this stop of the list. */
function setStop(list: HTMLElement, stop: HTMLElement): void {
  for (const one of list.querySelectorAll<HTMLElement>(STOPS)) one.tabIndex = one === stop ? 0 : -1;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Makes arrow keys, Home and End move the focus in the list. Calls `reached` with each new stop. */
function walkByKeys(list: HTMLElement, reached: (stop: HTMLElement) => void): void {
  list.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const seen = [...list.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
    const at = seen.findIndex((stop) => stop === document.activeElement);
    const next = seen[step(at, seen.length - 1)];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    setStop(list, next);
    next.focus();
    reached(next);
  });
}
