/**
 * A game as text: a script of its rules, its deal and its moves. Moves that can be redone are in it, too, each
 * with an `undo` at the end.
 */
import { History } from '../../../core/history.js';
import { TextError } from '../../../core/text/text-error.js';
import { endOf, wordsOf } from '../../../core/text/words.js';
import type { Deal } from '../model/deals.js';
import { parseDeal } from '../model/deals.js';
import type { Layout } from '../model/layout.js';
import type { Move } from '../model/play.js';
import { play } from '../model/play.js';
import type { Rules } from '../model/rules.js';
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS, PILES, TABLEAU } from '../words/piles.js';

/** A deal, and what was played from there. */
export interface Dealt {
  readonly deal: Deal;
  readonly history: History<Layout>;
}

const headOf = ({ name }: Rules, deal: string): string =>
  `[Rules ${JSON.stringify(name)}]\n[Deal "${deal}"]\nnew`;

export function printGame(rules: Rules, { deal, history: { line, moves } }: Dealt): string {
  const words = line.slice(1).map((next, index) => wordBetween(rules, line[index] ?? next, next));
  return [headOf(rules, deal.name), ...words, ...words.slice(moves).fill('undo')].join(' ');
}

/** The move that led from one layout to the next. Only a stock click lays no card on tableau or foundations. */
function wordBetween({ inPlay }: Rules, before: Layout, after: Layout): string {
  const more = (id: PileId): number => after[id].cards.length - before[id].cards.length;
  const from = PILES.find((id) => more(id) < 0);
  const to = [...FOUNDATIONS, ...TABLEAU].find((id) => more(id) > 0);
  if (to === undefined) return 'stock';
  return `${from === inPlay ? 'w' : from}>${to}${more(to) > 1 ? `*${more(to)}` : ''}`;
}

/** @throws TextError if this is not the text of a game under these rules */
export function readGame(rules: Rules, given: unknown): Dealt {
  const text = String(given).replaceAll('\r\n', '\n');
  const words = wordsOf(text);
  const name = /"\]\n\[Deal "(.*)"\]/.exec(text)?.[1] ?? '';
  const head = wordsOf(headOf(rules, name));
  for (const [index, { text: expected }] of head.entries()) {
    const word = words[index] ?? endOf(words);
    if (word.text !== expected) throw new TextError(word, word.text, expected);
  }
  // The white space gives an error its place in the whole text.
  const deal = parseDeal(`\n       ${name}`, rules);
  const history = new History(deal.start(rules));
  for (const word of words.slice(head.length)) {
    if (word.text === 'undo' && history.undo()) continue;
    const move = moveOf(rules, word.text);
    const outcome = move && play(rules, history.now, move);
    if (outcome?.ok !== true) throw new TextError(word, word.text, 'a legal move, as save() writes it');
    history.push(outcome.next);
  }
  return { deal, history };
}

function moveOf({ inPlay }: Rules, word: string): Move | undefined {
  const [, source, target, count = 1] = /^(\w+)>(\w+)(?:\*(\d+))?$/.exec(word) ?? [];
  const from = source === 'w' ? inPlay : PILES.find((id) => id === source);
  const to = PILES.find((id) => id === target);
  if (word === 'stock') return word;
  return from && to && { from, count: Number(count), to };
}
