/**
 * A game as text: a script of its rules, its deal and its moves. Only the name of the rules is in it: what is
 * legal is judged by the rules of whoever reads it.
 */
import type { History } from '../../../core/history.js';
import { printSaved, readHead, readMoves } from '../../../core/saved-game.js';
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

export const printGame = (rules: Rules, { deal, history }: Dealt): string =>
  printSaved(headOf(rules, deal.name), history, (before, after) => wordBetween(rules, before, after));

/** The move that led from one layout to the next. Only a stock click lays no card on tableau or foundations. */
function wordBetween({ inPlay }: Rules, before: Layout, after: Layout): string {
  const more = (id: PileId): number => after[id].cards.length - before[id].cards.length;
  const from = PILES.find((id) => more(id) < 0);
  const to = [...FOUNDATIONS, ...TABLEAU].find((id) => more(id) > 0);
  if (to === undefined) return 'stock';
  return `${from === inPlay ? 'w' : from}>${to}${more(to) > 1 ? `*${more(to)}` : ''}`;
}

/** @throws TextError if this is not the text of a game under rules of this name, legal by these rules */
export function readGame(rules: Rules, given: unknown): Dealt {
  const { words, name } = readHead(given, (deal) => headOf(rules, deal));
  const deal = parseDeal(name, rules);
  const history = readMoves(words, deal.start(rules), (now, word) => {
    const move = moveOf(rules, word);
    const outcome = move && play(rules, now, move);
    return outcome?.ok && outcome.next;
  });
  return { deal, history };
}

function moveOf({ inPlay }: Rules, word: string): Move | undefined {
  const [, source, target, count = 1] = /^(\w+)>(\w+)(?:\*(\d+))?$/.exec(word) ?? [];
  const from = source === 'w' ? inPlay : PILES.find((id) => id === source);
  const to = PILES.find((id) => id === target);
  if (word === 'stock') return word;
  return from && to && { from, count: Number(count), to };
}
