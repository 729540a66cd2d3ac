/** The win tracker: a small, calm sign that says whether the game can still be won. */
import { icon } from '../../../../browser/art/icons.js';
import { make, setAttribute, setText } from '../../../../browser/dom.js';
import type { Truth } from '../../views/hints.js';
import type { KlondikeBrowserStrings } from '../strings/english.js';

export class WinTracker {
  private readonly word = make('span', { class: 'word' });
  readonly element = make('span', { class: 'truth', hidden: '' }, this.word);

  /** @param onLost called when the player presses the sign of a lost game */
  constructor(
    private readonly strings: KlondikeBrowserStrings,
    onLost: () => void,
  ) {
    const press = (event: Event): void => {
      if (this.element.dataset['truth'] !== 'lost') return;
      event.stopPropagation();
      onLost();
    };
    this.element.addEventListener('click', press);
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') press(event);
    });
  }

  get isHidden(): boolean {
    return this.element.hidden !== false;
  }

  /** @param truth undefined if the tracker is off */
  show(truth: Truth | undefined): void {
    const { element, word, strings } = this;
    element.hidden = truth === undefined;
    if (truth === undefined || element.dataset['truth'] === truth) return;
    element.dataset['truth'] = truth;
    if (truth === 'lost') {
      setAttribute(element, 'role', 'button');
      setAttribute(element, 'tabindex', '0');
    } else for (const name of ['role', 'tabindex']) element.removeAttribute(name);
    element.replaceChildren(icon(truth), word);
    setText(word, strings.klondikeBrowser.truth[truth]);
  }
}
