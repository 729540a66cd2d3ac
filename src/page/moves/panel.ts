/** The dialog with all moves of the game in play: the line, and folded beside each move what was taken back there. */
import { button, make } from '../../browser/dom.js';
import type { Panel } from '../../browser/parts/panel.js';
import { adopt } from '../../browser/sheet.js';
import type { MoveRow, ShownMoves } from '../../kit/moves/move-list.js';
import { pagePanel } from '../parts/page-panel.js';
import type { MovesStrings } from '../../kit/moves/strings/english.js';
import { movesStyle } from './style.js';
import { walkByKeys } from './walk-by-keys.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { capitalized } from '../../core/text/format.js';

export class MovesPanel<Game extends GameTypes> {
  private readonly panel: Panel;

  /** @param focus gives the focus to the table */
  constructor(
    focus: () => void,
    private readonly goTo: ShownMoves<Game>['goTo'],
    private readonly strings: MovesStrings & { readonly closing: string },
  ) {
    this.panel = pagePanel(focus, strings.closing);
  }

  /** Opens the dialog at the move where the game stands. */
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
