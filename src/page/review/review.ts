/** The review: the moves of a game beside its table, which shows each move that the player chooses. */
import { icon } from '../../browser/art/icons.js';
import { button, make, setText } from '../../browser/dom.js';
import { adopt } from '../../browser/sheet.js';
import type { LanguageName } from '../../core/strings/language.js';
import { capitalized } from '../../core/text/format.js';
import type { BrowserTable, BrowserTables } from '../../kit/browser-tables.js';
import type { GameAtTable, ShownMoves } from '../../kit/moves/move-list.js';
import { movesAt } from '../../kit/moves/move-list.js';
import { MOVES_ENGLISH } from '../../kit/moves/strings/english.js';
import { MOVES_FRENCH } from '../../kit/moves/strings/french.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { Store } from '../game/store.js';
import type { ListedRow } from './move-rows.js';
import { MoveRows } from './move-rows.js';
import type { ReviewPlacement } from './place.js';
import { isDocked, makeRoom, onPlacement, placement } from './place.js';
import type { PreviewOptions } from './preview.js';
import { Preview } from './preview.js';
import { REVIEW_ENGLISH } from './strings/english.js';
import { REVIEW_FRENCH } from './strings/french.js';
import { reviewStyle } from './style.js';
import { VerdictSearch } from './verdict-search.js';
import { closeButton } from '../../browser/parts/close-button.js';

/** The page's part of a review. */
export interface ReviewHost extends Pick<PreviewOptions<GameTypes>, 'main' | 'look'> {
  readonly language: LanguageName;
  readonly store: Pick<Store, 'read' | 'write'>;
  /** The label of the × that closes the review. */
  readonly closing: string;
  /** Gives the focus to the table. */
  readonly focus: () => void;
}

interface ReviewOptions<Game extends GameTypes, At extends SeatIn<Game>> extends Pick<
  GameAtTable<Game, At>,
  'kit' | 'session'
> {
  readonly tables: Pick<BrowserTables<Game, At>, 'sayMove' | 'sayFrame' | 'hasUndo'> &
    PreviewOptions<Game>['tables'];
  /** The table, if the page shows one. */
  readonly table: () => BrowserTable<Game> | undefined;
  readonly host: ReviewHost;
}

/** How long the list waits after an event, in milliseconds, because more events may follow at once. */
const PAUSE = 150;

export class Review<Game extends GameTypes, At extends SeatIn<Game>> {
  private readonly strings = {
    ...{ en: MOVES_ENGLISH, fr: MOVES_FRENCH }[this.options.host.language],
    ...{ en: REVIEW_ENGLISH, fr: REVIEW_FRENCH }[this.options.host.language],
  };
  private readonly rows = new MoveRows<Game>(
    { show: (row) => this.show(row), play: (row) => this.play(row) },
    this.strings,
  );
  private readonly verdict: VerdictSearch<Game>;
  private readonly preview: Preview<Game>;
  private readonly before = this.stepper('previous', () => this.selected?.before);
  private readonly after = this.stepper('next', () => this.selected?.after());
  private readonly playButton = button('', () => this.selected && this.play(this.selected), {
    class: 'primary',
  });
  private readonly element: HTMLElement;
  /** Undefined while the review is closed. */
  private placement: ReviewPlacement | undefined;
  /** The move that the table shows. */
  private selected: ListedRow<Game> | undefined;
  private moves: ShownMoves<Game> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly over = new AbortController();

  constructor(private readonly options: ReviewOptions<Game, At>) {
    const { host, session, table } = options;
    this.preview = new Preview({ ...options, ...host, house: () => session.house });
    this.verdict = new VerdictSearch({
      strings: this.strings,
      verdicts: () => table()?.verdicts,
      found: () => void this.mark(),
      showMove: (number) => this.show(this.rows.at(number)),
    });
    this.element = this.draw();
    onPlacement(() => this.replace(), this.over.signal);
    document.addEventListener('keydown', this.onKey, { signal: this.over.signal });
  }

  /** Opens the review for the player, who asked for it, at the current move. */
  open(): void {
    if (placement() === 'dock') this.options.host.store.write('review', 'open');
    this.appear();
    this.rows.focus();
  }

  /** Opens the review beside the table if there is room, and leaves the focus alone. */
  dock(): void {
    const { host, table } = this.options;
    if (this.placement === undefined && isDocked(host.store) && table() !== undefined) this.appear();
  }

  /** The game in play has changed. */
  changed(): void {
    if (this.placement === undefined) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.update(), PAUSE);
  }

  /** Closes the review unless it is docked. */
  closeSheet(): void {
    if (this.placement !== 'dock') this.close();
  }

  /** Removes the review for good. */
  destroy(): void {
    this.close();
    this.over.abort();
  }

  private close(): void {
    clearTimeout(this.timer);
    this.verdict.end();
    if (this.placement === undefined) return;
    this.placement = undefined;
    this.preview.hide();
    this.element.remove();
    makeRoom(undefined);
  }

  private closeByPlayer(): void {
    const { host } = this.options;
    if (this.placement === 'dock') host.store.write('review', 'closed');
    this.close();
    host.focus();
  }

  private appear(): void {
    this.placement = placement();
    makeRoom(this.placement);
    adopt(reviewStyle());
    document.body.append(this.element);
    this.update();
  }

  /** The window has another size. */
  private replace(): void {
    if (this.placement === undefined) return this.dock();
    if (this.placement === 'dock' && placement() !== 'dock' && !this.preview.isOpen) return this.close();
    this.placement = placement();
    makeRoom(this.placement);
    this.show(this.selected);
  }

  /** Reads the moves again and shows the current one. */
  private update(): void {
    const { strings, options } = this;
    const { tables, table } = options;
    clearTimeout(this.timer);
    this.moves = movesAt({
      ...options,
      strings,
      view: table,
      knows: (calls) => this.verdict.known(calls),
      say: ({ calls, before, after }) =>
        tables.sayMove?.(before, after, calls.at(-1)?.event ?? '') ?? tables.sayFrame(after),
    });
    const hadFocus = this.rows.hasFocus;
    this.rows.draw(this.moves.rows, false);
    const { now } = this.rows;
    this.show(now);
    if (hadFocus) this.rows.focus();
    const { isWon } = this;
    this.verdict.begin({ isWon, moves: now?.number ?? 0 });
    if (isWon) void this.mark();
  }

  /** Marks the rows where the verdict changes. */
  private async mark(): Promise<void> {
    const { moves, selected, rows } = this;
    const judged = await moves?.judged().catch(() => undefined);
    if (judged === undefined || moves !== this.moves || this.placement === undefined) return;
    const hadFocus = rows.hasFocus;
    rows.draw(judged, true);
    this.selected = rows.named((this.selected ?? selected)?.id ?? '') ?? rows.now;
    rows.select(this.selected);
    if (hadFocus) rows.focus();
  }

  /** Shows a move on the table. @param isSpoken do screen readers read which one? */
  private show(row: ListedRow<Game> | undefined, isSpoken = false): void {
    if (row === undefined) return;
    const { preview, strings } = this;
    const { number, text, frame, isNow } = row;
    this.selected = row;
    this.rows.select(row);
    const isLive = this.placement === 'dock' && isNow;
    const caption = text === undefined ? capitalized(strings.deal) : strings.atMove(number, text);
    if (isLive) preview.hide();
    else preview.show(frame, caption, isSpoken);
    this.before.disabled = row.before === undefined;
    this.after.disabled = row.after() === undefined;
    setText(this.playButton, isNow ? strings.keepPlaying : strings.playFromHere);
    this.playButton.hidden = isLive || (isNow ? this.isWon : !this.hasUndo);
  }

  /** Is the game in play won? */
  private get isWon(): boolean {
    return this.options.session.isWon;
  }

  private get hasUndo(): boolean {
    const { tables, session } = this.options;
    return tables.hasUndo?.(session.house) ?? true;
  }

  /** Plays from a move. */
  private play(row: ListedRow<Game>): void {
    if (this.playButton.hidden && !row.isNow) return;
    const { host } = this.options;
    this.preview.hide();
    this.closeSheet();
    host.focus();
    if (!row.isNow) this.moves?.goTo(row);
    else if (this.placement !== undefined) this.show(row);
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const { placement, preview, element, rows } = this;
    if (event.key !== 'Escape' || placement === undefined || event.defaultPrevented) return;
    if (event.composedPath().some((part) => part instanceof HTMLDialogElement)) return;
    const isInside = element.contains(document.activeElement);
    if (placement !== 'dock') return this.closeByPlayer();
    if (preview.isOpen) this.show(rows.now);
    else if (!isInside) return;
    this.options.host.focus();
  };

  private stepper(name: 'previous' | 'next', row: () => ListedRow<Game> | undefined): HTMLButtonElement {
    const label = this.strings[name];
    const step = button('', () => this.show(row(), true), { 'aria-label': label, title: label });
    step.append(icon(name));
    return step;
  }

  private draw(): HTMLElement {
    const { strings, rows, verdict, options } = this;
    const { closing } = options.host;
    const close = closeButton(closing, () => this.closeByPlayer());
    return make(
      'aside',
      { class: 'review', 'aria-labelledby': 'review-title', tabindex: '-1' },
      make('div', { class: 'heading' }, make('h2', { id: 'review-title' }, strings.title), close),
      verdict.element,
      rows.element,
      make('div', { class: 'foot' }, this.before, this.after, this.playButton),
    );
  }
}
