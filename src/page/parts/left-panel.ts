/** The dialog in which one of the games left is chosen, to go on with. */
import type { PageStrings } from '../strings/english.js';
import { Panel } from '../../browser/parts/panel.js';
import { button, make } from '../../browser/dom.js';

export interface LeftRow {
  /** The game or house, and the deal. */
  readonly title: string;
  /** How far the player had come. */
  readonly standing: string;
  /** When it was left; undefined where that is not known. */
  readonly time?: Date;
  /** Goes on with it. */
  readonly run: () => void;
}

export class LeftPanel {
  private readonly panel: Panel;

  /** @param focus takes the focus to the table */
  constructor(
    focus: () => void,
    private readonly strings: PageStrings,
  ) {
    this.panel = new Panel(focus, strings.close);
    const { element } = this.panel;
    element.tabIndex = -1; // A press between the rows leaves the keys to the dialog.
    element.addEventListener('close', () => {
      if (!element.open) element.remove();
    });
  }

  open(rows: readonly LeftRow[]): void {
    const items = rows.map((row) => make('li', {}, this.draw(row)));
    items[0]?.querySelector('button')?.classList.add('first');
    document.body.append(this.panel.element);
    this.panel.open(this.strings.gamesLeft, make('ol', { class: 'games-left' }, ...items));
  }

  close(): void {
    if (this.panel.element.open) this.panel.close();
  }

  private draw({ title, standing, time, run }: LeftRow): HTMLButtonElement {
    const when = time === undefined ? [] : [this.strings.leftAt, drawTime(time)];
    const row = button('', () => {
      this.close();
      run();
    });
    row.append(make('strong', {}, title), ' ', make('span', {}, standing, ...when));
    return row;
  }
}

/** In the words of the page's language. */
function drawTime(time: Date): HTMLTimeElement {
  const { lang } = document.documentElement;
  const format = new Intl.DateTimeFormat(lang || undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return make('time', { datetime: time.toISOString() }, format.format(time));
}
