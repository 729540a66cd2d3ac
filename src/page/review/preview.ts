/** Shows the table after a move instead of the game in play, which stays untouched behind it. */
import { make, setText } from '../../browser/dom.js';
import type { Look } from '../../browser/look.js';
import type { BrowserTable, BrowserTables } from '../../kit/browser-tables.js';
import type { GameKit } from '../../kit/kit.js';
import type { GameTypes } from '../../scripts/running/stage.js';

/** How long screen readers skip updates of the table, in milliseconds. They read the row or the caption instead. */
const SILENT_TIME = 100;

export interface PreviewOptions<Game extends GameTypes> {
  readonly kit: GameKit<Game>;
  readonly tables: Pick<BrowserTables<Game, never>, 'newShowcase'>;
  /** The element that holds the table. */
  readonly main: HTMLElement;
  readonly look: () => Look;
  readonly house: () => string;
}

export class Preview<Game extends GameTypes> {
  private readonly caption = make('output', { class: 'caption' });
  private readonly place = make('div', { class: 'preview-table' });
  private readonly element = make('div', { class: 'preview' }, this.caption, this.place);
  private table: BrowserTable<Game> | undefined;
  private shown: Game['frame'];

  constructor(private readonly options: PreviewOptions<Game>) {
    this.shown = options.kit.emptyFrame;
    // The clock of the game stands still meanwhile.
    this.element.dataset['pauses'] = '';
  }

  get isOpen(): boolean {
    return this.table !== undefined;
  }

  /** @param isSpoken do screen readers read the caption? */
  show(frame: Game['frame'], caption: string, isSpoken: boolean): void {
    const { kit } = this.options;
    const table = (this.table ??= this.open());
    this.caption.ariaLive = isSpoken ? 'polite' : 'off';
    setText(this.caption, caption);
    this.place.ariaBusy = 'true';
    setTimeout(() => (this.place.ariaBusy = 'false'), SILENT_TIME);
    const calls = kit.callsBetween(this.shown, frame);
    this.shown = frame;
    // The review is no second celebration.
    for (const call of calls) if (call.call !== 'win') kit.viewProtocol.deliver(table, call);
  }

  /** Shows the game in play again. */
  hide(): void {
    this.table?.destroy();
    this.table = undefined;
    this.element.remove();
    this.setBehind(false);
  }

  /** The game in play gets no focus and no press while it is behind the preview. */
  private setBehind(isBehind: boolean): void {
    for (const child of this.options.main.children) if (child instanceof HTMLElement) child.inert = isBehind;
  }

  private open(): BrowserTable<Game> {
    const { kit, tables, main, look, house } = this.options;
    this.shown = kit.emptyFrame;
    this.setBehind(true);
    main.append(this.element);
    return tables.newShowcase(this.place, { house: house(), look: look(), frame: () => this.shown });
  }
}
