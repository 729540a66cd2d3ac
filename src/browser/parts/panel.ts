/** A modal dialog over the table. */
import { make } from '../dom.js';
import { BROWSER_ENGLISH } from '../strings/english.js';
import { panelSheet } from './style.js';
import type { Root } from './root.js';
import { closeButton } from './close-button.js';

/** A panel, which gets new content each time it opens. */
export class Panel {
  readonly element = make('dialog', { class: 'panel' });
  private readonly mark = markMore(this.element);

  /**
   * @param focus gives the focus to the table. The table also gets the focus after the dialog closes
   * @param closing the name of the × that closes the dialog
   */
  constructor(
    private readonly focus: () => void,
    private readonly closing: string = BROWSER_ENGLISH.close,
  ) {
    let isOutside = false;
    this.element.addEventListener('pointerdown', ({ target }) => (isOutside = target === this.element));
    this.element.addEventListener('click', ({ target }) => {
      if (isOutside && target === this.element) this.close();
    });
    this.element.addEventListener('cancel', ({ target }) => {
      if (target === this.element) this.close();
    });
  }

  open(title: string, ...content: readonly HTMLElement[]): void {
    const heading = make('h2', { id: 'panel-title', tabindex: '-1' }, title);
    const close = closeButton(this.closing, () => this.close());
    this.element.setAttribute('aria-labelledby', 'panel-title');
    const sheet = make(
      'div',
      { class: 'sheet' },
      make('div', { class: 'heading' }, heading, close),
      ...content,
    );
    this.element.replaceChildren(sheet);
    this.element.scrollTop = 0;
    if (!this.element.open) this.show();
    (this.element.querySelector<HTMLElement>('.first') ?? heading).focus();
    this.mark();
  }

  /** Opens the panel with one paragraph for each sentence. */
  tell(title: string, ...sentences: readonly string[]): void {
    this.open(title, ...sentences.map((sentence) => make('p', {}, sentence)));
  }

  close(): void {
    this.element.close();
    const isNowhere = document.activeElement === document.body || this.element.matches(':focus-within');
    if (isNowhere) this.focus();
  }

  /**
   * Focuses the table before it shows the dialog. When the dialog closes, the browser returns the focus to the table.
   */
  private show(): void {
    this.focus();
    this.element.showModal();
  }
}

/**
 * Sets `data-more` on an element that can be scrolled up (`above`) or down (`below`). Updates it when the element is scrolled or
 * resized. Call the returned function after the content changes.
 */
export function markMore(element: HTMLElement): () => void {
  const mark = (): void => {
    const { scrollTop, clientHeight, scrollHeight } = element;
    const below = scrollHeight - clientHeight - scrollTop;
    element.dataset['more'] = `${scrollTop > 1 ? 'above' : ''} ${below > 1 ? 'below' : ''}`;
  };
  element.addEventListener('scroll', mark);
  new ResizeObserver(mark).observe(element);
  return mark;
}

const PANELS = new WeakMap<Root, Panel>();

/** The panel of a view. The first call makes the panel; later calls ignore the options. */
export function panelIn(root: Root, ...options: ConstructorParameters<typeof Panel>): Panel {
  const made = PANELS.get(root);
  if (made !== undefined) return made;
  const panel = new Panel(...options);
  root.add(panel.element, panelSheet());
  PANELS.set(root, panel);
  return panel;
}
