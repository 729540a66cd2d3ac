/** The page's own dialogs. */
import { Panel } from '../../browser/parts/panel.js';
import { adopt } from '../../browser/sheet.js';
import { dialogStyle } from './style.js';
import type { PageStrings } from '../strings/english.js';
import { button, make } from '../../browser/dom.js';

/** A dialog from `newPanel` that keeps the focus when the player presses between its buttons. */
export function pagePanel(focus: () => void, closing: string): Panel {
  const panel = newPanel(focus, closing);
  panel.element.tabIndex = -1;
  return panel;
}

/** A dialog that removes itself from the page when it closes. Append it to the page before you open it. */
export function newPanel(focus: () => void, closing: string): Panel {
  const panel = new Panel(focus, closing);
  const { element } = panel;
  adopt(dialogStyle());
  element.addEventListener('close', () => {
    if (!element.open) element.remove();
  });
  return panel;
}

export interface LeftRow {
  /** The game or house, and the deal. */
  readonly title: string;
  /** The player's progress: `3 moves`. */
  readonly standing: string;
  /** When the game was left; undefined if an earlier version of the page saved it. */
  readonly time?: Date;
  readonly run: () => void;
}

export class LeftPanel {
  private readonly panel: Panel;

  /** @param focus gives the focus to the table */
  constructor(
    focus: () => void,
    private readonly strings: PageStrings,
  ) {
    this.panel = pagePanel(focus, strings.close);
  }

  open(rows: readonly LeftRow[]): void {
    const items = rows.map((row) => make('li', {}, this.draw(row)));
    items[0]?.querySelector('button')?.classList.add('first');
    document.body.append(this.panel.element);
    this.panel.open(this.strings.unfinishedGames, make('ol', { class: 'games-left' }, ...items));
  }

  close(): void {
    if (this.panel.element.open) this.panel.close();
  }

  private draw({ title, standing, time, run }: LeftRow): HTMLButtonElement {
    const when = time === undefined ? [] : [this.strings.lastPlayed, drawTime(time)];
    const row = button('', () => {
      this.close();
      run();
    });
    row.append(make('strong', {}, title), ' ', make('span', {}, standing, ...when));
    return row;
  }
}

/** The time in the format of the page's language. */
function drawTime(time: Date): HTMLTimeElement {
  const { lang } = document.documentElement;
  const format = new Intl.DateTimeFormat(lang || undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return make('time', { datetime: time.toISOString() }, format.format(time));
}
