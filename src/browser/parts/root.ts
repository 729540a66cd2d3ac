/** The shadow root of a view. */
import { make } from '../dom.js';

export class Root {
  /** The visible part of the view. */
  readonly view: HTMLElement;
  private readonly host = make('div', { class: 'klondike' });

  /** @param language for screen readers */
  constructor(language: string) {
    this.view = make('div', { class: 'view', tabindex: '-1', lang: language, dir: 'ltr' });
  }

  fill(element: HTMLElement, ...sheets: readonly CSSStyleSheet[]): void {
    const root = this.host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [...sheets];
    root.append(this.view);
    element.append(this.host);
  }

  /** Adds an element with its own style sheet. */
  add(element: HTMLElement, sheet: CSSStyleSheet): void {
    this.host.shadowRoot?.adoptedStyleSheets.push(sheet);
    this.view.append(element);
  }

  remove(): void {
    this.host.remove();
  }
}
