/** The win tracker: a small, calm sign that says whether the game can still be won. */
import { icon } from '../../../../browser/art/icons.js';
import { make, setText } from '../../../../browser/dom.js';
import type { Truth } from '../../views/hints.js';
import type { KlondikeBrowserStrings } from '../strings/english.js';

export class WinTracker {
  private readonly word = make('span', { class: 'word' });
  readonly element = make('span', { class: 'truth', hidden: '' }, this.word);

  constructor(private readonly strings: KlondikeBrowserStrings) {}

  get isHidden(): boolean {
    return this.element.hidden !== false;
  }

  /** @param truth undefined if the tracker is off */
  show(truth: Truth | undefined): void {
    const { element, word, strings } = this;
    element.hidden = truth === undefined;
    if (truth === undefined || element.dataset['truth'] === truth) return;
    element.dataset['truth'] = truth;
    element.replaceChildren(icon(truth), word);
    setText(word, strings.klondikeBrowser.truth[truth]);
  }
}
