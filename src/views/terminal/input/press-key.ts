/** What each key does. */
import type { Frame } from '../../../klondike/contract/frame.js';
import type { KlondikeCall } from '../../../klondike/contract/handler.js';
import type { PileId } from '../../../klondike/piles.js';
import { TABLEAU } from '../../../klondike/piles.js';
import type { Cursor, Direction } from '../../cursor.js';
import {
  clamp,
  drawsAnyway,
  drawsAt,
  liftable,
  move,
  moveAcross,
  onFoundation,
  onPile,
  onTableau,
  pileInPlay,
} from '../../cursor.js';
import { pickUp, putDown, sendUp } from '../../hand.js';
import { askDeal, typeDeal } from './deal.js';
import type { Act, LeavingKey, PlayState, Step } from './play-state.js';
import { letGo, quiet } from './play-state.js';
import { ALWAYS, PROGRAM_KEYS } from './program-keys.js';

type Reaction = (state: PlayState, frame: Frame) => Step;

/** After a win only New game and Undo are events; a key without meaning does nothing. */
export function pressKey(state: PlayState, frame: Frame, key: string): Step {
  const { question } = state;
  const calm = quiet(state);
  if (question === undefined || ALWAYS.has(key)) return REACTIONS.get(key)?.(calm, frame) ?? { state: calm };
  if (question.asks === 'deal') return typeDeal(state, question, key);
  return key === question.by ? LEAVES[question.by](calm) : { state: calm };
}

/** Puts the cards in hand on a pile, or lets them go where a player has no such gesture. */
export function putDownOn(state: PlayState, pile: PileId): Step {
  if (state.hand === undefined) return { state };
  const released = letGo(state);
  if (pile === state.hand.from) return { state: released };
  const call = putDown(state.hand, pile);
  if (call === undefined) return says(released, 'These cards cannot be put there.');
  return {
    state: { ...released, cursor: onPile(pile) },
    act: { act: 'report', call, back: released.cursor },
  };
}

export function sendUpFrom(state: PlayState, frame: Frame, from: PileId): Step {
  const released = letGo(state);
  if (frame.won) return { state: released };
  if (sendUp(from, 'f1') === undefined || liftable(frame, from) === 0) {
    return says(released, 'There is no card to send up.');
  }
  return { state: released, act: { act: 'send up', from } };
}

export function drawCards(state: PlayState, frame: Frame): Step {
  return frame.won ? { state: letGo(state) } : reports(state, { event: 'clickStock', args: [] });
}

const says = (state: PlayState, message: string): Step => ({ state: { ...state, message } });

const reports = (state: PlayState, call: KlondikeCall): Step => ({
  state: letGo(state),
  act: { act: 'report', call },
});

/** What a key that leaves the game in play does. */
const LEAVES: Readonly<Record<LeavingKey, (state: PlayState) => Step>> = {
  n: (state) => reports(state, { event: 'newGame', args: [] }),
  r: (state) => {
    const name = state.deals.at(-1);
    return name === undefined ? { state } : { state: letGo(state), act: { act: 'deal', name } };
  },
};

const moves =
  (direction: Direction): Reaction =>
  (state, frame) => {
    const step = state.hand === undefined ? move : moveAcross;
    return { state: { ...state, cursor: step(frame, state.cursor, direction) } };
  };

/** To a place; with cards in hand to its pile only. */
const goes =
  (to: (frame: Frame, cursor: Cursor) => Cursor): Reaction =>
  (state, frame) => {
    const place = to(frame, state.cursor);
    return { state: { ...state, cursor: state.hand === undefined ? place : onPile(place.pile) } };
  };

const deepens =
  (by: number): Reaction =>
  (state, frame) => {
    const { pile, depth } = state.cursor;
    if (state.hand !== undefined) return { state };
    return { state: { ...state, cursor: clamp(frame, { pile, depth: depth + by }) } };
  };

const does =
  (act: Act): Reaction =>
  (state) => ({ state, act });

const enter: Reaction = (state, frame) => {
  const { cursor, hand } = state;
  if (hand !== undefined && !drawsAnyway(frame, cursor.pile)) return putDownOn(state, cursor.pile);
  if (frame.won) return { state };
  if (drawsAt(frame, cursor.pile)) return drawCards({ ...letGo(state), cursor }, frame);
  const picked = pickUp(frame, cursor);
  return picked === undefined
    ? says(state, 'There is no card to pick up.')
    : { state: { ...state, hand: picked } };
};

const undo: Reaction = (state, frame) =>
  frame.moves > 0
    ? reports(state, { event: 'undo', args: [] })
    : says(letGo(state), 'There is no move to undo.');

/** Asks before it leaves a game with moves in it. @param question the longest first */
const leaves =
  (by: LeavingKey, [message, ...shorter]: readonly [string, ...string[]]): Reaction =>
  (state, frame) =>
    frame.moves === 0 || frame.won
      ? LEAVES[by](state)
      : { state: { ...state, message, shorter, question: { asks: 'to leave', by } } };

/** Does nothing where the player may not choose deals. */
const chooses =
  (reaction: Reaction): Reaction =>
  (state, frame) =>
    state.choosesDeals ? reaction(state, frame) : { state };

const sendsUp: Reaction = (state, frame) => sendUpFrom(state, frame, state.hand?.from ?? state.cursor.pile);

const REACTIONS: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ...(['left', 'right', 'up', 'down'] as const).map((key): [string, Reaction] => [key, moves(key)]),
  ['h', moves('left')],
  ['l', moves('right')],
  ['k', moves('up')],
  ['j', moves('down')],
  ...TABLEAU.map((pile, index): [string, Reaction] => [
    `${index + 1}`,
    goes((frame, cursor) => onTableau(frame, cursor, pile)),
  ]),
  ['w', goes((frame) => onPile(pileInPlay(frame)))],
  ['f', goes((_, cursor) => onFoundation(cursor))],
  ['+', deepens(1)],
  ['=', deepens(1)],
  ['-', deepens(-1)],
  ['enter', enter],
  ['escape', (state) => ({ state: letGo(state) })],
  [' ', drawCards],
  ['d', drawCards],
  ['a', sendsUp],
  ['u', undo],
  ['n', leaves('n', ['Leave this game? n deals a new one, any other key goes on.'])],
  ['r', chooses(leaves('r', ['Begin this deal again? r does, any other key goes on.']))],
  ['g', chooses((state) => ({ state: askDeal(state, { typed: '' }) }))],
  ...PROGRAM_KEYS.map(([key, act]): [string, Reaction] => [key, does({ act })]),
]);

/** Every key that does something. */
export const KEYS: readonly string[] = [...REACTIONS.keys()];
