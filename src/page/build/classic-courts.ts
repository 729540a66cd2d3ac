/**
 * The courts of the classic deck, as files for the page. They are Adrian Kennard's drawings of the English pattern, which are in the
 * public domain (CC0, https://www.me.uk/cards/). The package `@letele/playing-cards` has them as React components of whole cards.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { build } from 'rolldown';

interface Element {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly Element[];
}

/** A module that takes the place of React and of Babel's helper. Its elements are only descriptions. */
const DESCRIBE = `
export const createElement = (tag, props, ...children) => ({ tag, props: props ?? {}, children: children.filter(Boolean) });
export default Object.assign;`;

const describeElements: Plugin = {
  name: 'describe-elements',
  resolveId: { filter: { id: /^(react|@babel\/runtime\/.*)$/ }, handler: () => '\0describe' },
  load: { filter: { id: /^\0describe$/ }, handler: () => DESCRIBE },
};

/** The files by their names, such as `court-qs.svg`. */
export async function classicCourts(): Promise<Map<string, string>> {
  const input = fileURLToPath(import.meta.resolve('@letele/playing-cards/dist/index.esm.js'));
  const { output } = await build({ input, plugins: [describeElements], write: false });
  const code = `data:text/javascript,${encodeURIComponent(output[0].code)}`;
  const deck = (await import(code)) as Readonly<Record<string, (props: object) => Element>>;
  const files = new Map<string, string>();
  for (const suit of 'SHDC') {
    for (const rank of 'jqk') {
      const card = deck[suit + rank];
      if (card === undefined) throw new Error(`the classic deck has no ${suit}${rank}`);
      files.set(`court-${rank}${suit.toLowerCase()}.svg`, printCourt(card({})));
    }
  }
  return files;
}

/** The figure alone: the view draws the ranks and suits, in the player's colors. The frame and the background are left out as well. */
function printCourt({ children }: Element): string {
  const parts = children.filter(
    ({ tag, props }) => tag === 'defs' || (tag === 'use' && props['width'] === WIDTH),
  );
  const box = `${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${parts.map(print).join('')}</svg>\n`;
}

/** The size of a figure on a card of 240 by 336 units. */
const WIDTH = 164.8;
const HEIGHT = 260.8;

function print({ tag, props, children }: Element): string {
  const attributes = Object.entries(props).map(([name, value]) => ` ${attributeOf(name)}="${String(value)}"`);
  return `<${tag}${attributes.join('')}>${children.map(print).join('')}</${tag}>`;
}

/** React's name for an attribute in SVG: `strokeWidth` is `stroke-width`. */
const attributeOf = (name: string): string =>
  name === 'xlinkHref'
    ? 'href'
    : /^stroke|^fill/.test(name)
      ? name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
      : name;
