/** The required effect of an event. Events that a handler's code may treat differently have different keys. */
import type { Card } from '../../../core/card.js';
import { ACE, KING, isRed, rankOf, suitOf } from '../../../core/card.js';
import { topOf } from '../../../core/pile.js';
import type { KlondikeCall, KlondikeEventName } from '../../../games/klondike/contract/handler.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import type { Move } from '../../../games/klondike/model/play.js';
import type { CardMove } from '../../../games/klondike/words/piles.js';
import type { Refusal } from '../../../games/klondike/model/refusal.js';
import type { Rules } from '../../../games/klondike/model/rules.js';
import { isFoundation, isTableau } from '../../../games/klondike/words/piles.js';
import type { KnownGame } from './known-game.js';
import { STOCK, callForMove, moveOfCall } from '../../../games/klondike/contract/calls.js';

type EffectKind =
  | 'new game'
  | 'draw'
  | 'recycle'
  | 'nothing left'
  | 'carry'
  | 'refused'
  | 'undo'
  | 'undo refused'
  | 'not dealt';

export interface Effect {
  readonly kind: EffectKind;
  /** Events with the same key are of the same kind. */
  readonly key: string;
  /** For a legal move to an empty pile: which ace goes to which foundation, or which column gets a king. */
  readonly placeKey?: string;
  readonly call: KlondikeCall;
  /** The move to make, refuse or undo, if any. */
  readonly move?: Move;
  /** The layout after the event. Unchanged if the event is refused. */
  readonly next: Layout;
  readonly why?: Refusal;
  /** Does the move turn a card face up? */
  readonly uncovers: boolean;
}

/** The key of a click when the rules allow no more redeals. */
export const NO_REDEAL = 'no redeal';

/** The key of moving a card that the view does not show. The grader can't know whether that is legal. */
export const NOT_SEEN = 'a card that is not shown';

/** Returns the required effect of a call. Undefined for a new game and before the first game. */
export function effectOf(rules: Rules, game: KnownGame | undefined, call: KlondikeCall): Effect | undefined {
  if (call.event === 'newGame') return undefined;
  if (game === undefined) return undefined;
  const { layout } = game;
  if (call.event === 'undo') return undoEffect(game, call);
  const move = moveOf(call);
  if (move === undefined)
    return { kind: 'refused', key: oddKey(call), call, next: layout, why: 'no-such-pile', uncovers: false };
  if (isNotSeen(game, move))
    return { kind: 'refused', key: NOT_SEEN, call, move, next: layout, uncovers: false };
  const outcome = game.outcomeOf(move);
  if (outcome.ok) return { call, move, next: outcome.next, ...describeMove(rules, layout, move) };
  if (move === 'stock')
    return { kind: 'nothing left', key: 'nothing left', call, next: layout, uncovers: false };
  const key = `${routeOf(move)}? ${refusalDetail(layout, move, outcome.why)}`;
  return { kind: 'refused', key, call, move, next: layout, why: outcome.why, uncovers: false };
}

/** The key of an event before the first game. */
export const earlyKey = ({ event }: KlondikeCall): string =>
  event === 'undo'
    ? 'undo early'
    : event === 'clickStock'
      ? 'draw early'
      : `${EVENT_ROUTES[event] ?? event}! early`;

const oddKey = ({ event }: KlondikeCall): string => `${EVENT_ROUTES[event] ?? event}! no such pile`;

function isNotSeen(game: KnownGame, move: Move): boolean {
  const top = move === 'stock' || move.from !== 'waste' ? undefined : topOf(game.layout.waste);
  return top !== undefined && !game.isKnown(top);
}

function undoEffect(game: KnownGame, call: KlondikeCall): Effect {
  const { last, beforeLast } = game;
  const next = game.afterUndo();
  if (next === undefined || last === undefined || beforeLast === undefined)
    return { kind: 'undo refused', key: 'undo at the deal', call, next: game.layout, uncovers: false };
  const { key, uncovers } = describeMove(game.rules, beforeLast, last);
  return { kind: 'undo', key: `undo ${key}`, call, move: last, next, uncovers };
}

export function describeMove(
  rules: Rules,
  layout: Layout,
  move: Move,
): Pick<Effect, 'kind' | 'key' | 'placeKey' | 'uncovers'> {
  if (move !== 'stock') {
    const uncovers = turnsUp(layout, move);
    const key = carryKey(layout, move) + (uncovers ? ' uncovers' : '');
    return { kind: 'carry', key, ...placeKeyOf(layout, move, key), uncovers };
  }
  const left = layout.stock.cards.length;
  const again = layout.redeals > 0 ? ' again' : '';
  const few = layout.waste.cards.length < rules.draw ? ' few' : '';
  if (left === 0) return { kind: 'recycle', key: `recycle${few}${again}`, uncovers: false };
  const key = left < rules.draw ? 'draw short' : left === rules.draw ? 'draw last' : 'draw';
  return { kind: 'draw', key: key + again, uncovers: false };
}

function turnsUp(layout: Layout, { from, count }: CardMove): boolean {
  const { cards, faceDown } = layout[from];
  return isTableau(from) && faceDown > 0 && cards.length - count === faceDown;
}

function carryKey(layout: Layout, move: CardMove): string {
  const route = routeOf(move);
  const onto = topOf(layout[move.to]);
  const several = move.count > 1 ? ' several' : '';
  const what = isFoundation(move.to)
    ? onto === undefined
      ? 'ace'
      : 'next'
    : onto === undefined
      ? 'king'
      : 'fit';
  return `${route} ${what}${several}`;
}

function placeKeyOf(layout: Layout, { from, to }: CardMove, key: string): Pick<Effect, 'placeKey'> {
  const card = topOf(layout[from]);
  if (card === undefined || layout[to].cards.length > 0) return {};
  return { placeKey: isFoundation(to) ? `${key} of ${suitOf(card)} to ${to}` : `${key} to ${to}` };
}

/** Moves refused for the same reason may still be different faults: a card of equal rank, or one rank higher. */
function refusalDetail(layout: Layout, { from, count, to }: CardMove, why: Refusal): string {
  const { cards } = layout[from];
  const card = cards[cards.length - count];
  const onto = topOf(layout[to]);
  if (card === undefined) return why;
  const several = count > 1 ? ' several' : '';
  if (onto === undefined) return `${why} ${rankOf(card)}${several}`;
  return `${why} ${fitOf(card, onto)}${several}`;
}

function fitOf(card: Card, onto: Card): string {
  const step = rankOf(card) - rankOf(onto);
  const ranks = Math.abs(step) <= 2 || Math.abs(step) === 12 ? `${step}` : step < 0 ? 'lower' : 'higher';
  const ends = [card, onto]
    .map((one) => (rankOf(one) === ACE ? 'A' : rankOf(one) === KING ? 'K' : '-'))
    .join('');
  if (suitOf(card) === suitOf(onto)) return `${ranks} ${ends} same suit`;
  return `${ranks} ${ends} ${isRed(card) === isRed(onto) ? 'same color' : 'other color'}`;
}

/** The routes of cards, as scripts write them. */
export type Route = 'w>t' | 'w>f' | 't>f' | 'f>t' | 't>t';

/** The route of each event that moves cards. */
const EVENT_ROUTES: Readonly<Partial<Record<KlondikeEventName, Route>>> = {
  moveWasteToTableau: 'w>t',
  moveWasteToFoundation: 'w>f',
  moveTableauToFoundation: 't>f',
  moveFoundationToTableau: 'f>t',
  moveTableauToTableau: 't>t',
};

/** The move that an event asks for. Undefined for undo, a new game, and piles that don't exist. */
export const moveOf = (call: KlondikeCall): Move | undefined =>
  call.event === 'clickStock' ? 'stock' : moveOfCall(call);

/** The event that asks for a legal move. */
export const eventOf = (move: Move): KlondikeCall => callForMove(move) ?? STOCK;

export const routeOf = ({ from, to }: CardMove): Route => `${letterOf(from)}>${letterOf(to)}` as Route;

const letterOf = (pile: CardMove['from']): string => pile.charAt(0);
