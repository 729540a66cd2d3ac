/** The shadow root of a view, in the page's element that the view fills. */
import { make } from '../dom.js';

export class Root {
  /** The part of the view that is seen. */
  readonly view: HTMLElement;
  private readonly host = make('div', { class: 'klondike' });

  /** @param language the language in which screen readers read the view */
  constructor(language: string) {
    this.view = make('div', { class: 'view', tabindex: '-1', lang: language, dir: 'ltr' });
  }

  fill(element: HTMLElement, ...sheets: readonly CSSStyleSheet[]): void {
    const root = this.host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [...sheets];
    root.append(this.view);
    element.append(this.host);
  }

  /** Adds what a view shows at times, with its own style sheet. */
  add(element: HTMLElement, sheet: CSSStyleSheet): void {
    this.host.shadowRoot?.adoptedStyleSheets.push(sheet);
    this.view.append(element);
  }

  remove(): void {
    this.host.remove();
  }
}
