/** Lets keys walk in a long list of buttons, which has one place only among those that Tab goes to. */

const STOPS = 'button,summary';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** @param start where Tab goes to first */
export function walkByKeys(list: HTMLElement, start: string): void {
  for (const stop of list.querySelectorAll<HTMLElement>(STOPS)) stop.tabIndex = -1;
  let current = list.querySelector<HTMLElement>(start) ?? list.querySelector<HTMLElement>(STOPS);
  if (current !== null) current.tabIndex = 0;
  list.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(STOPS)) return;
    if (current !== null) current.tabIndex = -1;
    current = target;
    current.tabIndex = 0;
  });
  list.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const seen = [...list.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
    const at = seen.findIndex((stop) => stop === document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    seen[step(at, seen.length - 1)]?.focus();
  });
}
