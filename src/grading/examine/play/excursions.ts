/** Tries each kind of possible event a few times at the current position, and comes back with undo. */
import { UNDO } from '../../../games/klondike/contract/calls.js';
import { reportable } from '../../../games/klondike/views/player.js';
import type { Pile } from '../../../core/pile.js';
import { topOf } from '../../../core/pile.js';
import type { KlondikeCall } from '../../../games/klondike/contract/handler.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import type { CardMove } from '../../../games/klondike/words/piles.js';
import type { Effect } from '../game/effect.js';
import { NOT_SEEN, routeOf } from '../game/effect.js';
import type { EventOutcome, HandlerRun } from '../handler-run.js';
import { isOver } from '../handler-run.js';
import type { Card } from '../../../core/card.js';
import { isRed, printCard, rankOf, suitOf } from '../../../core/card.js';
import { isFoundation } from '../../../games/klondike/words/piles.js';

/** How often to try events of the same kind. */
export interface Quota {
  readonly refused: number;
  readonly legal: number;
}

/** The usual quota. */
export const QUOTA: Quota = { refused: 4, legal: 3 };

export class Excursions {
  /** Moves that were not worth trying, with their two piles at that time. */
  private readonly unwanted = new Map<
    KlondikeCall,
    { readonly move: CardMove; readonly from: Pile; readonly to: Pile }
  >();

  /** @param ranks if given, each new rank and pile is tried once, even beyond the quota */
  constructor(
    private readonly quota: Quota,
    private readonly ranks?: TriedRanks,
  ) {}

  newKeys(layout: Layout, asked: AskedEvent): readonly string[] {
    return this.ranks?.newKeys(layout, asked) ?? [];
  }

  /** Stops as soon as the game does not go on as expected. */
  from(run: HandlerRun): EventOutcome {
    for (const call of reportable(run.frame)) {
      if (call.event === 'newGame' || call.event === 'undo' || this.isKnownUnwanted(run, call)) continue;
      const effect = run.effectOf(call);
      if (effect === undefined || !this.isOpen(run, effect)) continue;
      if (run.game !== undefined) this.ranks?.note(run.game.layout, effect);
      const answer = tryAndUndo(run, effect);
      if (isOver(answer)) return answer;
    }
    return 'right';
  }

  /** A move that was not worth trying is still not worth it while its two piles don't change. */
  private isKnownUnwanted({ game }: HandlerRun, call: KlondikeCall): boolean {
    const known = this.unwanted.get(call);
    if (known === undefined || game === undefined) return false;
    const { move, from, to } = known;
    return game.layout[move.from] === from && game.layout[move.to] === to;
  }

  private isOpen(run: HandlerRun, effect: Effect): boolean {
    const { call, move, key } = effect;
    const { game } = run;
    const isNew = game !== undefined && this.newKeys(game.layout, effect).length > 0;
    if (isWanted(run, effect, isNew ? EVERY : this.quota)) return true;
    if (game !== undefined && move !== undefined && move !== 'stock' && key !== NOT_SEEN)
      this.unwanted.set(call, { move, from: game.layout[move.from], to: game.layout[move.to] });
    return false;
  }
}

/** A quota without a limit, for events that try a new rank or pile. */
const EVERY: Quota = { refused: Infinity, legal: Infinity };

function isWanted({ evidence }: HandlerRun, effect: Effect, quota: Quota): boolean {
  const { kind, key } = effect;
  if (evidence.leadsNowhere(effect)) return false;
  const tried = evidence.timesTried(key);
  if (kind === 'refused') return tried < quota.refused;
  return tried < quota.legal && !evidence.isAvoided(`undo ${key}`);
}

function tryAndUndo(run: HandlerRun, { call, kind, key }: Effect): EventOutcome {
  const answer = run.step(call);
  if (kind === 'refused' || answer === 'refused' || isOver(answer)) return answer;
  if (run.game?.moves === 0 || run.evidence.isAvoided(`undo ${key}`)) return answer;
  return run.step(UNDO);
}

type AskedEvent = Pick<Effect, 'kind' | 'move'>;

/**
 * Remembers which ranks and piles were tried, because a handler may be wrong for only one of them. A legal move is
 * tried once for each rank and pile. An illegal move is tried once for each rank if it is nearly legal: its ranks are
 * close, or only the color or suit is wrong.
 */
export class TriedRanks {
  private readonly tried = new Set<string>();

  /** The ranks and piles of this event that have not been tried yet. */
  newKeys(layout: Layout, asked: AskedEvent): string[] {
    return keysOf(layout, asked).filter((key) => !this.tried.has(key));
  }

  note(layout: Layout, asked: AskedEvent): void {
    for (const key of keysOf(layout, asked)) this.tried.add(key);
  }
}

/** The ranks and piles that an event tries. Empty for a click and for a move that is far from legal. */
function keysOf(layout: Layout, { kind, move }: AskedEvent): string[] {
  if (move === undefined || move === 'stock') return [];
  const { cards } = layout[move.from];
  const card = cards[cards.length - move.count];
  if (card === undefined) return [];
  const onto = topOf(layout[move.to]);
  if (kind === 'carry') return legalKeys(move, card, onto);
  return kind === 'refused' && onto !== undefined ? refusedKeys(move, card, onto) : [];
}

function legalKeys(move: CardMove, card: Card, onto: Card | undefined): string[] {
  const { from, count, to } = move;
  const key = `${routeOf(move)} ${rankOf(card)}`;
  if (isFoundation(to)) return [`${key} to ${to}`];
  return [
    isFoundation(from) ? `${key} from ${from}` : `${key} ${isRed(card)}`,
    ...(count > 1 ? [`${count} cards`] : []),
    ...(onto === undefined ? [`${key} to ${to}`] : []),
  ];
}

function refusedKeys(move: CardMove, card: Card, onto: Card): string[] {
  const { to } = move;
  const step = rankOf(card) - rankOf(onto);
  const key = `${routeOf(move)}? ${step}`;
  if (isFoundation(to)) {
    if (step < -1 || step > 2) return [];
    const isSuit = suitOf(card) === suitOf(onto);
    return [`${key} ${printCard(onto)} ${isSuit}`, `${key} ${rankOf(onto)} ${to} ${isSuit}`];
  }
  return Math.abs(step) > 2 ? [] : [`${key} ${rankOf(card)} ${isRed(card) === isRed(onto)}`];
}
