/** A hint is the first move of a line by the rules that ends with what the hint says. */
import { expect, test } from '@jest/globals';
import type { Pile } from '../../../src/core/pile.js';
import { printCard } from '../../../src/core/card.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import { foundationsOf, tableauOf } from '../../../src/games/klondike/model/layout.js';
import { parseLayout, printLayout } from '../../../src/games/klondike/model/layout-text.js';
import { parseMove, printMove } from '../../../src/games/klondike/model/move-text.js';
import { tellRules } from '../../../src/games/klondike/model/rules-told.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { KSU, ULG } from '../../../src/games/klondike/model/rules.js';
import type { Hint, HintReason, Knowledge } from '../../../src/solver.js';
import { firstLook, hint, nextLook } from '../../../src/solver.js';
import { played } from '../../support/solver/blind-game.js';
import { endgameOf } from '../../support/solver/endgames.js';
import { randomGame } from '../../support/solver/random-game.js';

const ONE: Rules = { ...ULG, draw: 1 };
const ONE_WAY: Rules = { ...ONE, worryBack: false };

test.each<[why: string, rules: Rules, layout: Layout, line: string]>([
  ['won', ULG, endgameOf(''), ''],
  ['not-known', ULG, parseLayout('t1: As'), ''],
  ['finish', ULG, endgameOf('t1: Ks; t2: Qs; t3: Kd'), 't2>f4 t1>f4 t3>f2'],
  ['safe', ONE, endgameOf('t1: Ks Js | Kc Qd; t2: Qs | Kd'), 't1>f2'],
  ['turn-up', ONE, endgameOf('t1: Ks Js | Kd; t2: Qs | Kh'), 't2>f3'],
  [
    'nothing-left',
    ONE_WAY,
    endgameOf('t1: As 2s 3s 4s 5s 6s | 7s; t2: 8s; t3: 9s; t4: Ts; t5: Js; t6: Qs; t7: Ks'),
    '',
  ],
])('%s', (...[why, rules, layout, line]) => {
  const next = hint(firstLook(rules, layout));
  const moves = next.move === undefined ? '' : next.line.map(printMove).join(' ');
  expect([next.why, moves]).toEqual([why, line]);
});

test.each<[draw: number, deal: bigint, moves: string, why: HintReason, because: string]>([
  [
    3,
    11n,
    'stock',
    'turn-up',
    'a card can be turned up: that is told before cards of the stock are looked at',
  ],
  [1, 11n, '', 'turn-up', 'so it is at the deal'],
  [3, 12n, '', 'look', 'no card can be turned up'],
])('at draw %i, of java:%s after "%s": %s, for %s', (...[draw, seed, moves, why]) => {
  const rules = { ...ULG, draw };
  const start = javaDeal(seed).start(rules);
  const clicks = moves === '' ? [] : moves.split(' ').map(parseMove);
  const layouts = clicks.reduce((all, move) => [...all, played(rules, all.at(-1) ?? start, move)], [start]);
  const next = hint(layouts.slice(1).reduce((known, now) => nextLook(known, now), firstLook(rules, start)));
  expect(next.why).toBe(why);
});

const sum = (piles: readonly Pile[], of: (pile: Pile) => number): number =>
  piles.reduce((total, pile) => total + of(pile), 0);

const figuresOf = (layout: Layout): Readonly<Record<'hidden' | 'row' | 'up', number>> => ({
  hidden: sum(tableauOf(layout), ({ faceDown }) => faceDown),
  row: layout.stock.cards.length + layout.waste.cards.length,
  up: sum(foundationsOf(layout), ({ cards }) => cards.length),
});

/** Does the line end with what the hint says? */
function isDone(rules: Rules, { why, line }: Hint, { start, end }: { start: Layout; end: Layout }): boolean {
  const [before, after] = [figuresOf(start), figuresOf(end)];
  const last = line.at(-1);
  const done: Readonly<Record<Exclude<HintReason, 'x-ray'>, boolean>> = {
    finish: rules.isWon(end),
    safe: after.up > before.up,
    'turn-up': after.hidden === before.hidden - 1,
    empty: last !== undefined && last !== 'stock' && end[last.from].cards.length === 0,
    'raise-from-stock': after.row === before.row - 1 && after.up > before.up,
    'play-from-stock': after.row === before.row - 1,
    look: line.every((move) => move === 'stock'),
    raise: after.up > before.up,
  };
  return why !== 'x-ray' && done[why];
}

/** What is wrong with the hint for a player who knows all cards, or only those that lie open. */
function faultIn(known: Knowledge, layout: Layout, told: Map<string, number>): string | undefined {
  const { rules } = known;
  const next = hint(known, { samples: 1, visits: 500 });
  told.set(next.why, (told.get(next.why) ?? 0) + 1);
  if (next.move === undefined) return undefined;
  const end = next.line.reduce((now, move) => played(rules, now, move), layout);
  const { move, pile, card, line } = next;
  const isFirst = move === line[0] && pile === (move === 'stock' ? 'stock' : move.from);
  const lowest = move === 'stock' ? undefined : layout[move.from].cards.at(-move.count);
  if (isFirst && card === lowest && isDone(rules, next, { start: layout, end })) return undefined;
  const words = `${next.why}: ${line.map(printMove).join(' ')}, ${card === undefined ? '' : printCard(card)}`;
  return [...tellRules(rules), printLayout(layout), words].join('\n');
}

test('in random games the line is legal, and ends with what the hint says', () => {
  const told = new Map<string, number>();
  const faults = Array.from({ length: 160 }, (_, seed) => {
    const rules = [ULG, ONE, ONE_WAY, KSU][seed % 4] ?? ULG;
    const { end } = randomGame(rules, seed, 20 + 5 * (seed % 50));
    const seen = firstLook(rules, end);
    return faultIn(seed % 3 === 0 ? seen : { ...seen, layout: end }, end, told);
  });
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  const often = ['safe', 'turn-up', 'look', 'play-from-stock', 'raise-from-stock', 'nothing-left'];
  expect(often.filter((why) => (told.get(why) ?? 0) < 10)).toEqual([]);
});
