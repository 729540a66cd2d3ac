/**
 * The first screen for a new player: a choice between games, each with a picture, and between the decks. It closes as soon as
 * the player plays the game behind it.
 */
import { lookPicture } from '../../browser/cards/look-picture.js';
import { button, make } from '../../browser/dom.js';
import type { Look } from '../../browser/look.js';
import { DECKS } from '../../browser/look.js';
import { OWN_KEYS } from '../../browser/parts/key-listener.js';
import type { FirstGame } from '../game/page-game.js';
import type { PageStrings } from '../strings/english.js';
import { Floating } from './floating.js';
import { swatches } from '../../browser/parts/controls.js';
import { closeButton } from '../../browser/parts/close-button.js';

export interface FirstScreenOptions {
  readonly starts: readonly FirstGame[];
  readonly strings: PageStrings;
  /** The element that holds the table. A press on it closes the screen. */
  readonly table: HTMLElement;
  readonly look: Look;
  readonly setLook: (look: Look) => void;
  readonly choose: (start: FirstGame) => void;
  /** Called when the player chooses, plays or closes the screen. */
  readonly onSeen: () => void;
  /** Gives the focus to the table. */
  readonly focus: () => void;
}

/** Keys that move the focus or do nothing alone. */
const QUIET = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

export class FirstScreen {
  private readonly floating: Floating;
  private readonly listening = new AbortController();
  private readonly told = make('div', { role: 'status' });
  private look: Look;

  constructor(private readonly options: FirstScreenOptions) {
    const { strings, table, focus, look } = options;
    this.look = look;
    this.floating = new Floating(strings.firstVisit.title, 'first-screen', table, focus);
  }

  open(): void {
    const { table, strings } = this.options;
    const { element } = this.floating;
    const close = closeButton(strings.close, () => this.close());
    // Tab reaches the games before the ×.
    const starts = make('div', { class: 'starts' }, ...this.options.starts.map((start) => this.draw(start)));
    element.append(this.told, starts, this.decks(), close);
    this.floating.open();
    // Screen readers read a live region only if it is in the page before its text changes.
    requestAnimationFrame(() => this.tell());
    const { signal } = this.listening;
    for (const event of ['pointerdown', 'click'])
      table.addEventListener(event, () => this.close(), { capture: true, signal });
    window.addEventListener('keydown', (event) => this.onKey(event), { capture: true, signal });
  }

  private tell(): void {
    const { title, about } = this.options.strings.firstVisit;
    this.told.replaceChildren(make('h2', {}, title), make('p', { class: 'about' }, about));
  }

  private close(): void {
    if (!this.floating.isOpen) return;
    this.listening.abort();
    this.floating.close();
    this.options.onSeen();
  }

  /** A key closes the screen, unless it is for the controls of the screen. The table gets the key too. */
  private onKey(event: KeyboardEvent): void {
    const { key, target } = event;
    const isHere = target instanceof Element && this.floating.element.contains(target);
    const isForDeck = isHere && target.matches('input') && /^Arrow(Left|Right|Up|Down)$/.test(key);
    if (QUIET.includes(key) || isForDeck || (isHere && OWN_KEYS.test(key))) return;
    this.close();
    if (isHere && key !== 'Escape') focused()?.dispatchEvent(new KeyboardEvent('keydown', event));
  }

  private draw(start: FirstGame): HTMLButtonElement {
    const { title, text, picture } = start;
    const element = button(
      '',
      () => {
        this.close();
        this.options.choose(start);
      },
      { class: 'start' },
    );
    element.append(dressed(picture, this.look), make('strong', {}, title), make('span', {}, text));
    return element;
  }

  private decks(): HTMLElement {
    const { deck: label, decks: texts } = this.options.strings.firstVisit;
    return swatches({
      label,
      values: DECKS,
      texts,
      chosen: this.look.deck,
      isNamed: true,
      picture: (deck) => {
        const { element, show } = lookPicture('deck', { deck });
        show(this.look);
        return element;
      },
      choose: (deck) => this.setDeck(deck),
    });
  }

  private setDeck(deck: Look['deck']): void {
    this.look = { ...this.look, deck };
    this.options.setLook(this.look);
    // The new table took the focus.
    this.floating.element.querySelector<HTMLElement>(':checked')?.focus();
  }
}

/** A picture of cards, drawn in a look. */
function dressed(picture: HTMLElement, { theme, ...look }: Look): HTMLElement {
  const element = make('div', { class: 'picture' }, picture);
  for (const { shadowRoot } of element.querySelectorAll('*')) {
    const view = shadowRoot?.querySelector<HTMLElement>('.view');
    if (view) Object.assign(view.dataset, { ...look, theme: theme === 'contrast' ? 'light' : theme });
  }
  return element;
}

/** The focused element, even inside a table's shadow root. */
function focused(): Element | null {
  const { activeElement } = document;
  return activeElement?.shadowRoot?.activeElement ?? activeElement;
}
