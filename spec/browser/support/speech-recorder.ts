/** Records what a screen reader would say: focused elements, opened dialogs and changes in live regions. */
import type { Page } from 'playwright-core';

declare global {
  /** All speech since the last call. For each task of the page, the element focused at its end comes first. */
  var takeSpeech: () => string[];
}

/** Runs in the page before its own script. */
export function recordSpeech(): void {
  const lines: string[] = [];
  let focused: Element | undefined;
  let before: { readonly element: Element; readonly name: string } | undefined;
  let regions = new Set<Element>();
  /** The text added to regions that aren't read as a whole. */
  let added = new Map<Element, Set<Node>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Unlike `textContent`, `innerText` keeps blocks apart.
  const textIn = (element: Element | null | undefined): string =>
    element instanceof HTMLElement && !element.hidden ? element.innerText || element.textContent : '';

  const textOf = (element: Element | null | undefined): string =>
    element?.getAttribute('aria-label') ?? textIn(element).replace(/\s+/g, ' ').trim();

  const nameOf = (element: Element): string => {
    const isField = element instanceof HTMLSelectElement || element instanceof HTMLInputElement;
    if (!isField) return textOf(element);
    const [own] = element.labels ?? [];
    if (element.type === 'checkbox') return `${textOf(own)}: ${element.matches(':checked') ? 'on' : 'off'}`;
    if (element.type === 'radio') {
      const group = element.closest('[role=radiogroup]');
      const heading = group?.querySelector(`#${group.getAttribute('aria-labelledby') ?? 'none'}`);
      return `${group?.getAttribute('aria-label') ?? textOf(heading)}: ${textOf(own) || (own?.title ?? '')}`;
    }
    const value = element instanceof HTMLSelectElement ? textOf(element.selectedOptions[0]) : element.value;
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.firstChild?.textContent ?? '';
    return `${label.replace(/:$/, '')}: ${element.getAttribute('aria-valuetext') ?? value}`;
  };

  const dialogOf = (element: Element | undefined): string | undefined => {
    const dialog = element?.closest('dialog');
    return dialog
      ? `[${dialog.getAttribute('aria-label') ?? textOf(dialog.querySelector('h2'))}]`
      : undefined;
  };

  const tellFocus = (element: Element): void => {
    const name = nameOf(element);
    if (before?.element === element && before.name === name) return;
    const dialog = dialogOf(element);
    if (dialog !== undefined && dialog !== dialogOf(before?.element)) lines.push(dialog);
    if (name !== '' && `[${name}]` !== dialog) lines.push(name);
    const described = document.getElementById(element.getAttribute('aria-describedby') ?? '');
    if (textOf(described) !== '') lines.push(textOf(described));
    before = { element, name };
  };

  /** The text of a region, without its own name. */
  const wordsIn = (region: Element): string => {
    if (region.querySelector('[aria-label]') === null) return textIn(region).replace(/\s+/g, ' ').trim();
    return Array.from(region.children, (child) => (child.matches('button') ? textOf(child) : wordsIn(child)))
      .filter((words) => words !== '')
      .join(' ');
  };

  const heardOf = (region: Element): string => {
    if (region.getAttribute('aria-atomic') !== 'false') return wordsIn(region);
    const fresh = [...(added.get(region) ?? [])].filter((node) => node.isConnected);
    const texts = fresh.map((node) => (node instanceof Element ? textOf(node) : (node.textContent ?? '')));
    return texts
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .join(' ');
  };

  const flush = (): void => {
    if (focused?.isConnected) tellFocus(focused);
    lines.push(...[...regions].map(heardOf).filter((text) => text !== ''));
    focused = undefined;
    regions = new Set();
    added = new Map();
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(flush);
  };

  /** Screen readers skip changes in busy elements. */
  const isBusy = (element: Element): boolean => {
    if (element.closest('[aria-busy=true]')) return true;
    const root = element.getRootNode();
    return root instanceof ShadowRoot && isBusy(root.host);
  };

  const watch = (root: Document | ShadowRoot): void => {
    root.addEventListener('focusin', (event) => {
      // A table records its own focus changes.
      if (!(event.target instanceof Element) || event.target.shadowRoot !== null) return;
      focused = event.target;
      soon();
    });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert]');
        if (!region || isBusy(region)) continue;
        regions.add(region);
        added.set(region, new Set([...(added.get(region) ?? []), ...addedNodes]));
      }
      if (regions.size > 0) soon();
    }).observe(root, { subtree: true, childList: true, characterData: true });
    // A slider's value is read when it changes while the slider has the focus.
    new MutationObserver((records) => {
      const slider = records.map(({ target }) => target).find((target) => target === document.activeElement);
      if (!(slider instanceof Element)) return;
      focused = slider;
      soon();
    }).observe(root, { subtree: true, attributeFilter: ['aria-valuetext'] });
  };
  watch(document);
  const elements: { attachShadow: (this: Element, init: ShadowRootInit) => ShadowRoot } = Element.prototype;
  const { attachShadow } = elements;
  elements.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    watch(root);
    return root;
  };
  globalThis.takeSpeech = () => lines.splice(0);
}

/** All speech since the last call. */
export const takeSpeech = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.takeSpeech());
