/** A notice over the table: no useful move is left, or the game is lost. It stays until the next move or its ×. */
import { button, holdsFocus, make, setText } from '../../../../browser/dom.js';
import { closeButton } from '../../../../browser/parts/close-button.js';
import type { KlondikeCommandName } from '../../words/commands.js';
import type { DeadEnd } from '../../views/hints.js';
import type { BrowserConfig } from '../input/offered.js';
import { namedCommands } from '../input/offered.js';

interface DeadEndDesk {
  readonly run: (name: KlondikeCommandName<'browser'>) => void;
  /** Hides the notice until the next move. */
  readonly close: () => void;
  /** Called when the notice disappears while it has the focus. */
  readonly onLeft: () => void;
}

export class DeadEndNotice {
  private readonly text = make('p');
  private readonly back: HTMLButtonElement;
  readonly element: HTMLElement;

  constructor(
    private readonly config: BrowserConfig,
    private readonly desk: DeadEndDesk,
  ) {
    const { browser } = config.strings;
    const names = ['undo', 'newGame'] as const;
    const commands = namedCommands(config);
    const others = names.flatMap((name) => {
      const label = commands.find((command) => command.name === name)?.label;
      return label === undefined ? [] : [button(label, () => this.choose(name))];
    });
    this.back = button('', () => this.choose('toWinnable'), { class: 'primary' });
    this.element = make(
      'div',
      { class: 'dead-end', role: 'group', hidden: '' },
      this.text,
      this.back,
      ...others,
      closeButton(browser.close, desk.close),
    );
  }

  /** @param end undefined hides the notice */
  show(end: DeadEnd | undefined): void {
    const { element, text, back, config } = this;
    if (end === undefined) {
      const hadFocus = holdsFocus(element);
      element.hidden = true;
      if (hadFocus) this.desk.onLeft();
      return;
    }
    setText(text, end.sentence);
    element.setAttribute('aria-label', end.sentence);
    back.hidden = end.lastWinnable === undefined;
    if (end.lastWinnable !== undefined)
      setText(back, config.strings.klondikeBrowser.backToMove(end.lastWinnable));
    element.hidden = false;
  }

  private choose(name: KlondikeCommandName<'browser'>): void {
    const { onNew } = this.config.options;
    if (name === 'newGame' && onNew !== undefined) onNew();
    else this.desk.run(name);
  }
}
