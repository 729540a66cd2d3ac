/** A button over the table, for a game that can finish itself. */
import { icon } from '../../../../browser/art/icons.js';
import { holdsFocus } from '../../../../browser/dom.js';
import { commandButton } from '../../../../browser/parts/commands.js';
import type { BrowserConfig } from '../input/offered.js';
import { namedCommands } from '../input/offered.js';

export class FinishPill {
  /** Undefined at a table that can't finish games. */
  private readonly button: HTMLButtonElement | undefined;

  /** @param onLeft called when the button disappears while it has the focus */
  constructor(
    config: BrowserConfig,
    run: (name: 'finish') => void,
    private readonly onLeft: () => void,
  ) {
    const command = namedCommands(config).find(({ name }) => name === 'finish');
    if (command === undefined) return;
    this.button = commandButton(command, () => run('finish'), { class: 'pill', hidden: '' });
    this.button.prepend(icon('finish'));
  }

  get elements(): readonly HTMLElement[] {
    return this.button === undefined ? [] : [this.button];
  }

  show(canFinish: boolean): void {
    const { button } = this;
    if (button === undefined) return;
    const hadFocus = holdsFocus(button);
    button.hidden = !canFinish;
    if (hadFocus && !canFinish) this.onLeft();
  }
}
