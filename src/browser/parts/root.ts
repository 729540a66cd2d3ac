/** Where a view lives in a page: in a shadow root of its own, in the element that it fills. */
import { make } from '../dom.js';

export class Root {
  /** All of it that is seen. */
  readonly view: HTMLElement;
  private readonly host = make('div', { class: 'klondike' });

  /** @param language in which it is read out */
  constructor(language: string) {
    this.view = make('div', { class: 'view', tabindex: '-1', lang: language, dir: 'ltr' });
  }

  fill(element: HTMLElement, ...sheets: readonly CSSStyleSheet[]): void {
    const root = this.host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [...sheets];
    root.append(this.view);
    element.append(this.host);
  }

  remove(): void {
    this.host.remove();
  }
}
