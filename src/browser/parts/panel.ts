/** A dialog over the table. While it is open, the table does not react. */
import { button, make } from '../dom.js';
import { BROWSER_ENGLISH } from '../strings/english.js';
import { panelSheet } from './style.js';
import type { Root } from './root.js';

/** Its content is made anew each time it opens. */
export class Panel {
  readonly element = make('dialog', { class: 'panel' });
  private readonly mark = markMore(this.element);

  /**
   * @param focus gives the focus to the table; the table has it again after the dialog is closed in any way
   * @param closing the text on the button that closes the dialog
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
    const close = button(this.closing, () => this.close(), { class: 'close' });
    this.element.setAttribute('aria-labelledby', 'panel-title');
    this.element.replaceChildren(make('div', { class: 'sheet' }, heading, ...content, close));
    if (!this.element.open) this.show();
    (this.element.querySelector<HTMLElement>('.first') ?? heading).focus();
    this.mark();
  }

  /** Opens the panel with sentences, each as a paragraph. */
  tell(title: string, ...sentences: readonly string[]): void {
    this.open(title, ...sentences.map((sentence) => make('p', {}, sentence)));
  }

  close(): void {
    this.element.close();
    const isNowhere = document.activeElement === document.body || this.element.matches(':focus-within');
    if (isNowhere) this.focus();
  }

  /**
   * Shows the dialog after focusing the table: when the dialog closes, a browser gives the focus back to what
   * had it before.
   */
  private show(): void {
    this.focus();
    this.element.showModal();
  }
}

/**
 * Marks the edges with `data-more`, and again whenever the element is scrolled or resized. Call the returned
 * function when its content changes.
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

/** A view has one, which is made when it is first needed: other arguments than the root count only then. */
export function panelIn(root: Root, ...options: ConstructorParameters<typeof Panel>): Panel {
  const made = PANELS.get(root);
  if (made !== undefined) return made;
  const panel = new Panel(...options);
  root.add(panel.element, panelSheet());
  PANELS.set(root, panel);
  return panel;
}
