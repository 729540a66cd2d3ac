/** The panel over the table after a win: big numbers, what is new, and what to do next. The player can fold it to see the table. */
import { icon } from '../art/icons.js';
import { button, holdsFocus, make, setText } from '../dom.js';
import type { BrowserStrings } from '../strings/english.js';
import type { Tool } from '../parts/entries.js';
import { closeButton } from '../parts/close-button.js';

/** A number of the won game. */
export interface WinFigure {
  readonly value: string;
  readonly label: string;
}

export interface BannerOptions {
  readonly strings: Pick<BrowserStrings, 'won' | 'close' | 'win'>;
  /** The page's part, which may be filled later. */
  readonly note?: HTMLElement | undefined;
  /** The main button. Called each time the panel is updated. Absent for a table that is only for watching. */
  readonly primary?: (() => Tool) | undefined;
  /** The other buttons. */
  readonly others?: readonly HTMLElement[] | undefined;
  /** Called when the panel disappears while it has the focus. */
  readonly onLeft: () => void;
  /** Does a panel that appears take the focus from the page's body? False by default. */
  readonly takesFocus?: boolean | undefined;
}

export class Banner {
  readonly element: HTMLElement;
  private readonly title = make('p', { class: 'title' });
  private readonly figures = make('dl', { class: 'figures' });
  private readonly primary = button('', () => this.options.primary?.().run(), { class: 'primary' });
  /** The figures on the panel, as JSON. */
  private shownFigures = '';
  /** Folds the panel. */
  private readonly close: HTMLButtonElement;
  /** Unfolds the panel. It is all that a folded panel shows. */
  private readonly unfold: HTMLButtonElement;

  constructor(private readonly options: BannerOptions) {
    const { strings, note, primary, others = [] } = options;
    this.close = closeButton(strings.close, () => this.fold(true));
    this.unfold = button('', () => this.fold(false), { class: 'unfold', hidden: '' });
    this.unfold.append(icon('trophy'), strings.win.result);
    this.element = make(
      'div',
      { class: 'won', role: 'group', 'aria-label': strings.won, tabindex: '-1', hidden: '' },
      this.unfold,
      this.title,
      this.figures,
      ...(note ? [note] : []),
      ...(primary ? [this.primary, make('div', { class: 'others' }, ...others), this.close] : []),
    );
    this.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || primary === undefined || !this.unfold.hidden) return;
      event.stopPropagation();
      this.fold(true);
    });
  }

  /** Does the panel cover the table? */
  get isOpen(): boolean {
    return this.element.hidden === false && this.unfold.hidden === true;
  }

  show(won: boolean, title: string, figures: readonly WinFigure[] = []): void {
    const hadFocus = holdsFocus(this.element);
    if (!won) this.setFolded(false);
    setText(this.title, title);
    this.showFigures(figures);
    setText(this.primary, this.options.primary?.().label ?? '');
    const isNew = won && this.element.hidden !== false;
    this.element.hidden = !won;
    if (hadFocus && !won) this.options.onLeft();
    if (isNew && this.options.takesFocus === true && document.activeElement === document.body)
      this.element.focus();
  }

  private showFigures(figures: readonly WinFigure[]): void {
    const shown = JSON.stringify(figures);
    if (shown === this.shownFigures) return;
    this.shownFigures = shown;
    this.figures.hidden = figures.length === 0;
    this.figures.replaceChildren(
      ...figures.map(({ value, label }) => make('div', {}, make('dt', {}, label), make('dd', {}, value))),
    );
  }

  private fold(isFolded: boolean): void {
    const hadFocus = holdsFocus(this.element);
    this.setFolded(isFolded);
    if (!isFolded) this.element.focus();
    else if (hadFocus) this.options.onLeft();
  }

  private setFolded(isFolded: boolean): void {
    this.unfold.hidden = !isFolded;
    this.element.classList.toggle('folded', isFolded);
  }
}
