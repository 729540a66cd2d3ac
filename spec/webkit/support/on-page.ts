/** Actions and texts on the built page, outside its table. */
import type { DrivenPage } from '../../browser/support/driven-page.js';
import type { Point } from '../../browser/pages/points.js';

/** Clicks the button with this text, in an open dialog or else on the page or its table. */
export async function press(page: DrivenPage, name: string): Promise<void> {
  const { x, y } = await buttonAt(page, name);
  await page.mouse.click(x, y);
}

const buttonAt = (page: DrivenPage, name: string): Promise<Point> =>
  page.evaluate((label) => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const places = [root?.querySelector('dialog[open]'), root, document];
    const buttons = places.flatMap((place) => [...(place?.querySelectorAll('button') ?? [])]);
    const button = buttons.find((one) => one.textContent === label && one.checkVisibility());
    if (button === undefined) throw new Error(`no button says ${label}`);
    button.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, name);

/** Chooses an entry of the settings. */
export async function choose(page: DrivenPage, entry: string): Promise<void> {
  await press(page, 'Settings');
  await ready(page);
  await press(page, entry);
  await ready(page);
}

/** Resolves once the page has a table, and everything requested is loaded and visible. */
export const ready = (page: DrivenPage): Promise<void> =>
  page.evaluate(async () => {
    while (document.querySelector('main[data-game]:not([data-busy])') === null)
      await new Promise(requestAnimationFrame);
  });

/** The text of an element in the table, such as `.moves`; empty if the element isn't visible. */
export const textOf = (page: DrivenPage, selector: string): Promise<string> =>
  page.evaluate((name) => {
    const element = document.querySelector('.klondike')?.shadowRoot?.querySelector<HTMLElement>(name);
    return element?.checkVisibility() === true ? element.innerText : '';
  }, selector);

/** Resolves once the page has painted twice. */
export const drawn = (page: DrivenPage): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/** Resolves once no card moves and the page is painted. */
export async function still(page: DrivenPage): Promise<void> {
  await page.evaluate(async () => {
    const flights = document.querySelector('.klondike')?.shadowRoot?.getAnimations() ?? [];
    await Promise.allSettled(flights.map(({ finished }) => finished));
  });
  await drawn(page);
}
