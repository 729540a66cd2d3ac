/** A word that names deals: one, or those of consecutive seeds, `java:1..java:100` or `java:1..100`. */
import { faultInDeck } from '../../core/deck.js';
import { TextError } from '../../core/text/text-error.js';
import { parseDeal, readDeal } from '../../games/klondike/model/deals.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { foundationsOf, tableauOf } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';

/** The deals that a word names. */
export interface NamedDeals {
  readonly count: number;
  /** Their whole names, in order. */
  readonly names: Iterable<string>;
  readonly first: string;
  readonly last: string;
}

const SEEDED = /^(java|dotnet):/;

const RANGE = /^\s*(?:(java|dotnet):)?([+-]?\d{1,40})\.\.(?:(java|dotnet):)?([+-]?\d{1,40})\s*$/;

/** @param rules they tell what a number alone means @throws TextError, also for a layout that lacks cards */
export function readDealWord(text: string, rules: Rules): NamedDeals {
  const [word, generator = rules.numbers, from, other = generator, to] = RANGE.exec(text.toLowerCase()) ?? [];
  if (word === undefined) return oneDeal(text, rules);
  const [first, last] = [`${generator}:${from}`, `${other}:${to}`].map((name) => seedOf(name)) as [
    bigint,
    bigint,
  ];
  if (other !== generator) throw fault(text, `a range of one kind of number, such as java:1..java:100`);
  if (last < first) throw fault(text, 'a range that goes up, such as java:1..java:100');
  return {
    count: Number(last - first + 1n),
    names: namesFrom(generator, first, last),
    first: `${generator}:${first}`,
    last: `${generator}:${last}`,
  };
}

function oneDeal(text: string, rules: Rules): NamedDeals {
  const { name, start } = readDeal(text, rules);
  const lacking = SEEDED.test(name) ? undefined : faultInLayout(start(rules));
  if (lacking !== undefined) throw fault(text.trim(), lacking);
  return { count: 1, names: [name], first: name, last: name };
}

function faultInLayout(layout: Layout): string | undefined {
  const piles = [layout.stock, layout.waste, ...foundationsOf(layout), ...tableauOf(layout)];
  return faultInDeck(piles.flatMap(({ cards }) => cards))?.expected;
}

const fault = (text: string, expected: string): TextError =>
  new TextError({ line: 1, column: 1 }, text, expected);

const seedOf = (name: string): bigint => BigInt(parseDeal(name).name.replace(/^\w+:/, ''));

const namesFrom = (generator: string, first: bigint, last: bigint): Iterable<string> => ({
  *[Symbol.iterator]() {
    for (let seed = first; seed <= last; seed++) yield `${generator}:${seed}`;
  },
});
