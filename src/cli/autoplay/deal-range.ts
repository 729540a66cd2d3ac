/** A word that names deals: one, or those of consecutive seeds, `java:1..java:100` or `java:1..100`. */
import { TextError } from '../../core/text/text-error.js';
import { parseDeal } from '../../games/klondike/model/deals.js';
import type { Rules } from '../../games/klondike/model/rules.js';

const RANGE = /^(java|dotnet):([+-]?\d{1,40})\.\.(?:(java|dotnet):)?([+-]?\d{1,40})$/;

/** The whole names of the deals, in order. @throws TextError */
export function dealsNamed(word: string, rules: Rules): Iterable<string> {
  const [range, generator = '', from = '', other = generator, to = ''] = RANGE.exec(word.trim()) ?? [];
  if (range === undefined) return [parseDeal(word, rules).name];
  const [first, last] = [seedOf(`${generator}:${from}`), seedOf(`${other}:${to}`)];
  if (other === generator && first <= last) return namesFrom(generator, first, last);
  throw new TextError({ line: 1, column: 1 }, word, 'a range that goes up, such as java:1..java:100');
}

const seedOf = (name: string): bigint => BigInt(parseDeal(name).name.replace(/^\w+:/, ''));

function* namesFrom(generator: string, first: bigint, last: bigint): Generator<string> {
  for (let seed = first; seed <= last; seed++) yield `${generator}:${seed}`;
}
