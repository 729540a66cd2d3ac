/** Finds faults in the hints for random games. */
import type { Pile } from '../../../src/core/pile.js';
import { printCard } from '../../../src/core/card.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { foundationsOf, tableauOf } from '../../../src/games/klondike/model/layout.js';
import { printLayout, printMove } from '../../../src/games/klondike/model/layout-text.js';
import { tellRules } from '../../../src/games/klondike/model/rules-told.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { KSU, ULG } from '../../../src/games/klondike/model/rules.js';
import type { Hint, HintReason, Knowledge } from '../../../src/solver.js';
import { firstLook, hint } from '../../../src/solver.js';
import { played } from '../../../src/solver/line.js';
import { randomGame } from '../../support/solver/random-game.js';

export const ONE: Rules = { ...ULG, draw: 1 };
export const ONE_WAY: Rules = { ...ONE, worryBack: false };

const sum = (piles: readonly Pile[], of: (pile: Pile) => number): number =>
  piles.reduce((total, pile) => total + of(pile), 0);

const figuresOf = (layout: Layout): Readonly<Record<'hidden' | 'row' | 'up', number>> => ({
  hidden: sum(tableauOf(layout), ({ faceDown }) => faceDown),
  row: layout.stock.cards.length + layout.waste.cards.length,
  up: sum(foundationsOf(layout), ({ cards }) => cards.length),
});

/** Checks that the line does what the hint says. */
function isDone(rules: Rules, { why, line }: Hint, { start, end }: { start: Layout; end: Layout }): boolean {
  const [before, after] = [figuresOf(start), figuresOf(end)];
  const last = line.at(-1);
  const done: Readonly<Record<Exclude<HintReason, 'x-ray' | 'keeps-win'>, boolean>> = {
    finish: rules.isWon(end),
    safe: after.up > before.up,
    'turn-up': after.hidden === before.hidden - 1,
    // This reason is possible only if cards were dealt face up.
    free: false,
    empty: last !== undefined && last !== 'stock' && end[last.from].cards.length === 0,
    'raise-from-stock': after.row === before.row - 1 && after.up > before.up,
    'play-from-stock': after.row === before.row - 1,
    look: line.every((move) => move === 'stock'),
    raise: after.up > before.up,
  };
  return why !== 'x-ray' && why !== 'keeps-win' && done[why];
}

/** The fault in the hint for a player who knows all cards, or only the open cards. */
function faultIn(known: Knowledge, layout: Layout, reasons: Map<string, number>): string | undefined {
  const { rules } = known;
  const next = hint(known, { samples: 1, visits: 500 });
  reasons.set(next.why, (reasons.get(next.why) ?? 0) + 1);
  if (next.move === undefined) return undefined;
  const end = next.line.reduce((now, move) => played(rules, now, move), layout);
  const { move, pile, card, line } = next;
  const isFirst = move === line[0] && pile === (move === 'stock' ? 'stock' : move.from);
  const lowest = move === 'stock' ? undefined : layout[move.from].cards.at(-move.count);
  if (isFirst && card === lowest && isDone(rules, next, { start: layout, end })) return undefined;
  const words = `${next.why}: ${line.map(printMove).join(' ')}, ${card === undefined ? '' : printCard(card)}`;
  return [...tellRules(rules), printLayout(layout), words].join('\n');
}

/** The faults in one position of each game, and how often each reason occurs. */
export function faultsInGames(length: number): { faults: string[]; reasons: ReadonlyMap<string, number> } {
  const reasons = new Map<string, number>();
  const faults = Array.from({ length }, (_, seed) => {
    const rules = [ULG, ONE, ONE_WAY, KSU][seed % 4] ?? ULG;
    const { end } = randomGame(rules, seed, 20 + 5 * (seed % 50));
    const seen = firstLook(rules, end);
    return faultIn(seed % 3 === 0 ? seen : { ...seen, layout: end }, end, reasons);
  });
  return { faults: faults.filter((fault) => fault !== undefined), reasons };
}
