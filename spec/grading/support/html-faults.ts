/** Finds faults in a page. Checks its HTML, the files it would load, its headings and its accessible names. */
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse } from 'parse5';

export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

const childrenOf = (node: Tree.Node): readonly Tree.Node[] => ('childNodes' in node ? node.childNodes : []);

const textIn = (node: Tree.Node): string =>
  'value' in node ? node.value : childrenOf(node).map(textIn).join('');

/** All elements of the page, in order. */
export const elementsOf = (page: string): readonly PageElement[] => within(parse(page));

const within = (node: Tree.Node): PageElement[] => [
  ...(isElement(node) ? [elementOf(node)] : []),
  ...childrenOf(node).flatMap(within),
];

const elementOf = (node: Tree.Element): PageElement => ({
  name: node.tagName,
  attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
  get text() {
    return textIn(node);
  },
});

export function htmlFaults(page: string): readonly string[] {
  const faults: string[] = [];
  const onParseError = ({ code, startLine }: { code: string; startLine: number }): void => {
    faults.push(`line ${startLine}: ${code}`);
  };
  const elements = within(parse(page, { onParseError }));
  return [...faults, ...addressFaults(elements), ...headingFaults(elements), ...labelFaults(elements)];
}

/** Allows only links to places on the page itself and to files in the same folder. */
function addressFaults(elements: readonly PageElement[]): string[] {
  const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} is repeated`);
  const strange = elements.flatMap(({ name, attributes, text }) =>
    Object.entries(attributes).flatMap(([key, value]) => {
      if (/^on|^(src|action|srcset|data|ping|xlink:href)$/.test(key)) return [`${name} has ${key}`];
      if (/url\(|@import/.test(name === 'style' ? text : key === 'style' ? value : ''))
        return [`${name} loads`];
      if (key !== 'href') return [];
      if (value.startsWith('#') ? !ids.includes(value.slice(1)) : !/^\.\/(?!\/)/.test(value))
        return [`${name} leads to ${value}`];
      return [];
    }),
  );
  const foreign = elements
    .filter(({ name }) => /^(img|link|iframe|object|embed|base|form|video|audio)$/.test(name))
    .map(({ name }) => `there is ${name}`);
  return [...twice, ...strange, ...foreign];
}

/** A page must have one heading of the first level, and no heading may skip a level. */
function headingFaults(elements: readonly PageElement[]): string[] {
  const levels = elements.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name.slice(1)) : []));
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not exactly one h1']),
    ...skips.map((level) => `h${level} skips a level`),
  ];
}

function labelFaults(elements: readonly PageElement[]): string[] {
  return elements.flatMap(({ name, attributes }) => {
    if (name === 'svg' && attributes['aria-hidden'] !== 'true' && (attributes['aria-label'] ?? '') === '')
      return ['a drawing without words'];
    if (name === 'th' && attributes['scope'] === undefined) return ['a table head without scope'];
    if (name === 'html' && attributes['lang'] === undefined) return ['a page without language'];
    return [];
  });
}
