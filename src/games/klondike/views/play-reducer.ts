/** The reducer of play, which decides how each action affects the state. Knows no rules. */
import type { OrRedo } from '../../../core/redo.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { PileId } from '../words/piles.js';
import { isFoundation } from '../words/piles.js';
import { bestTarget, meaningOf } from './clicks.js';
import type { Cursor } from './cursor.js';
import { clamp, drawsAnyway, drawsAt, liftable, onPile } from './cursor.js';
import type { Hand } from './hand.js';
import { callsUp, onCards, pickUp, putDown, sendUp } from './hand.js';
import type {
  PlayAction,
  PlayActionOf,
  PlayEffect,
  PlayFacts,
  PlayState,
  PlayStep,
  ReportEffect,
} from './play-state.js';

/** The maximum time between the two presses of a double press, in milliseconds. */
const DOUBLE_PRESS = 400;

export function reducePlay(state: PlayState, action: PlayAction, facts: PlayFacts): PlayStep {
  switch (action.type) {
    case 'move to':
      return step(moveTo(state, action.cursor, facts));
    case 'deepen':
      return deepen(state, action.by, facts);
    case 'hover':
      return step(action.pile === state.over ? state : { ...state, over: action.pile });
    case 'press':
      return press(state, action, facts);
    case 'drag':
      return drag(state, action.place, facts);
    case 'release':
      return release(state, action, facts);
    case 'lift':
      return lift(state, action.place, facts);
    case 'put down':
      return putDownOn(state, action.pile, facts);
    case 'let go':
      return letGo(state, facts);
    case 'empty hand':
      return emptyHand(state, facts);
    case 'send up':
      return sendUpFrom(state, action.from, facts);
    case 'draw':
      return draw(state, facts);
    case 'play':
      return andThen(emptyHand(state, facts), (free) => step(free, reportOf(action.call)));
    case 'undo':
      return undo(state, action.times ?? facts.undos, facts);
    case 'redo':
      return redo(state, facts);
    case 'new game':
      return newGame(state, facts);
    case 'refresh':
      return step(endHand(state, state.cursor, facts));
    case 'chosen':
      return chosen(state, action, facts);
    case 'reported':
      return reported(state, action, facts);
  }
}

/** The pile to which one click moves these cards; undefined if it only picks them up. */
const bestFor = ({ frame, targetsOf, marks, click }: PlayFacts, hand: Hand): PileId | undefined =>
  bestTarget(frame, { hand, targets: targetsOf(hand) ?? [], marks }, click);

const step = (state: PlayState, ...effects: readonly PlayEffect[]): PlayStep => ({ state, effects });

function andThen({ state, effects }: PlayStep, next: (state: PlayState) => PlayStep): PlayStep {
  const after = next(state);
  return step(after.state, ...effects, ...after.effects);
}

function moveTo(state: PlayState, cursor: Cursor, { isCursorFocus = false }: PlayFacts): PlayState {
  const { hand } = state;
  return { ...state, cursor: isCursorFocus && hand?.from === cursor.pile ? onCards(hand) : cursor };
}

const comeTo = (state: PlayState, place: Cursor, facts: PlayFacts): PlayState =>
  moveTo(state, clamp(facts.frame, place), facts);

/** Empties the hand and moves the cursor. */
const endHand = (state: PlayState, place: Cursor, facts: PlayFacts): PlayState =>
  comeTo({ ...state, hand: undefined, over: undefined, drag: undefined }, place, facts);

function deepen(state: PlayState, by: number, facts: PlayFacts): PlayStep {
  const { cursor, hand } = state;
  if (hand === undefined)
    return step(moveTo(state, clamp(facts.frame, { ...cursor, depth: cursor.depth + by }), facts));
  return facts.isCursorFocus ? step(state) : holdOf(state, hand, hand.count + by, facts);
}

/** Takes this many cards from the same pile in hand. A cursor on that pile moves to the lowest of them. */
function holdOf(state: PlayState, { from }: Hand, count: number, { frame }: PlayFacts): PlayStep {
  const hand = pickUp(frame, { pile: from, depth: count });
  if (hand === undefined) return step(state, { type: 'refuse', why: 'no-such-count', pile: from });
  return step({ ...state, hand, cursor: state.cursor.pile === from ? onCards(hand) : state.cursor });
}

/** If cards are in hand, a press on other cards may pick up those cards instead. */
function press(state: PlayState, action: PlayActionOf<'press'>, facts: PlayFacts): PlayStep {
  const { place, time = NaN } = action;
  if (facts.isByClicks) return place === undefined ? step(state) : click(state, place, facts);
  if (place === undefined) return letGo(state, facts);
  const { hand, lastPress } = state;
  const isDouble = lastPress?.pile === place.pile && time - lastPress.time <= DOUBLE_PRESS;
  const next = { ...state, lastPress: undefined };
  if (isDouble && lastPress.isSent) return step(next);
  const onFirst = { ...action, place };
  if (hand === undefined) return pressFirst(next, onFirst, facts);
  if (!drawsAnyway(facts.frame, place.pile)) {
    const isOnTop = hand.from === place.pile && hand.count === 1 && place.depth <= 1;
    if (isDouble && isOnTop) return sendUpFrom(next, place.pile, facts);
    if (!meansOtherCards(facts, place, hand)) return putDownOn(next, place.pile, facts);
  }
  return andThen(emptyHand(next, facts), (free) => pressFirst(free, onFirst, facts));
}

/** A press without cards in hand. */
function pressFirst(
  state: PlayState,
  { place, time = NaN, only }: PlayActionOf<'press'> & { readonly place: Cursor },
  facts: PlayFacts,
): PlayStep {
  const { frame } = facts;
  const there = comeTo(state, place, facts);
  const over = refusalIfOver(facts);
  if (over !== undefined) return step(there, over);
  if (drawsAt(frame, place.pile)) return draw(there, facts);
  const hand = pickUp(frame, place);
  if (only === 'drag') {
    if (hand === undefined) return step(there);
    return step({ ...there, drag: { hasMoved: false } }, { type: 'choose', hand, then: 'hold' });
  }
  const best = only === undefined && hand ? bestFor(facts, hand) : undefined;
  const pressed = { ...there, lastPress: { pile: place.pile, time, isSent: best !== undefined } };
  return hand === undefined
    ? step(pressed, { type: 'refuse', why: 'no-card' })
    : step(pressed, { type: 'choose', hand, then: best === undefined ? 'tell' : { sendTo: best } });
}

/**
 * With cards in hand, is a press meant to pick up different cards? It is if the player can pick those up and their pile
 * doesn't take the hand. A press on a foundation always means a target, and so does every press without an assistant.
 * If the game itself knows its targets, the other cards must be in another pile and have a target.
 */
function meansOtherCards(facts: PlayFacts, place: Cursor, hand: Hand): boolean {
  const { frame, targetsOf, hasOwnTargets: isToldTargets } = facts;
  const isInHand = place.pile === hand.from && place.depth === hand.count;
  const pressed = pickUp(frame, place);
  if (isInHand || isFoundation(place.pile) || pressed === undefined) return false;
  if (targetsOf(hand)?.includes(place.pile) !== false) return false;
  return !isToldTargets || (place.pile !== hand.from && bestFor(facts, pressed) !== undefined);
}

/** Plays with two clicks. After a win, clicks do nothing until New game. */
function click(state: PlayState, place: Cursor, facts: PlayFacts): PlayStep {
  const { frame, isOnlyShown } = facts;
  const there = state.hand === undefined ? comeTo(state, place, facts) : state;
  if (frame.won) return step(there);
  if (isOnlyShown) return step(there, { type: 'refuse', why: 'only-shown' });
  switch (meaningOf(frame, place, state.hand !== undefined)) {
    case 'draw':
      return draw(there, facts);
    case 'choose':
      return choose(there, place, facts);
    case 'move':
      return putDownOn(there, place.pile, facts);
    case 'let go':
      return letGo(there, facts);
    case 'nothing':
      return step(there);
  }
}

function choose(state: PlayState, place: Cursor, { frame }: PlayFacts): PlayStep {
  const hand = pickUp(frame, place);
  return step(
    state,
    hand === undefined ? { type: 'refuse', why: 'no-card' } : { type: 'choose', hand, then: 'tell' },
  );
}

function lift(state: PlayState, place: Cursor, { frame, isOnlyShown }: PlayFacts): PlayStep {
  const hand = frame.won || isOnlyShown ? undefined : pickUp(frame, place);
  return hand === undefined ? step(state) : step(state, { type: 'choose', hand, then: 'hold' });
}

function chosen(state: PlayState, { choice, isChosen }: PlayActionOf<'chosen'>, facts: PlayFacts): PlayStep {
  const { hand, then } = choice;
  if (!isChosen) {
    const free = { ...state, drag: undefined };
    return then === 'hold' ? step(free) : step(free, { type: 'refuse', why: 'fixed-card', cards: hand });
  }
  const holding = { ...state, hand, cursor: onCards(hand) };
  if (then === 'hold') return step(holding);
  if (then === 'tell') return step(holding, { type: 'tell in hand', hand });
  return putDownOn(holding, then.sendTo, facts, true);
}

function drag(state: PlayState, place: Cursor | undefined, facts: PlayFacts): PlayStep {
  if (state.drag === undefined || place === undefined) return step(state);
  const hasMoved = state.drag.hasMoved || place.pile !== state.hand?.from;
  return step({ ...moveTo(state, onPile(place.pile), facts), drag: { hasMoved } });
}

/** A release on the pressed card may move it. */
function release(state: PlayState, { place, time }: PlayActionOf<'release'>, facts: PlayFacts): PlayStep {
  const { drag: dragged, hand } = state;
  if (dragged === undefined || hand === undefined) return step(state);
  if (place === undefined) return letGo(state, facts);
  if (place.pile !== hand.from || dragged.hasMoved) return putDownOn(state, place.pile, facts);
  const best = bestFor(facts, hand);
  const lastPress = { pile: place.pile, time, isSent: best !== undefined };
  const held = { ...state, drag: undefined, lastPress };
  return best === undefined ? step(held) : putDownOn(held, best, facts, true);
}

function putDownOn(state: PlayState, pile: PileId, facts: PlayFacts, isSent = false): PlayStep {
  const { hand } = state;
  if (hand === undefined) return step(state);
  if (hand.from === pile) return letGo(state, facts);
  const call = putDown(hand, pile);
  if (call === undefined) {
    const back = endHand(state, onCards(hand), facts);
    return step(back, { type: 'refuse', why: 'no-such-move', pile, cards: hand });
  }
  return step(
    { ...state, cursor: onPile(pile) },
    {
      type: 'report',
      calls: [call],
      times: 1,
      putDown: { hand, isSent },
      orElse: { why: 'refused', cards: hand },
    },
  );
}

/** Refused cards go back with the cursor. After a press that moved cards, the cursor stays on their old pile. */
function reported(
  state: PlayState,
  { report, isAccepted }: PlayActionOf<'reported'>,
  facts: PlayFacts,
): PlayStep {
  const { putDown: put, orElse } = report;
  if (isAccepted) return step(put?.isSent ? comeTo(state, onPile(put.hand.from), facts) : state);
  const back = put === undefined ? state : endHand(state, onCards(put.hand), facts);
  return isAccepted === undefined ? step(back) : step(back, { type: 'refuse', ...orElse });
}

function letGo(state: PlayState, facts: PlayFacts): PlayStep {
  const { hand } = state;
  if (hand === undefined) return step(state);
  return step(endHand(state, onCards(hand), facts), { type: 'tell let go', turn: 'at once' });
}

/** Puts the hand back and announces it, unless the next action is about the single card in hand, on `pile`. */
function emptyHand(state: PlayState, facts: PlayFacts, pile?: PileId): PlayStep {
  const { hand, cursor } = state;
  if (hand === undefined) return step(state);
  const free = endHand(state, facts.isCursorFocus ? cursor : onCards(hand), facts);
  return hand.from === pile && hand.count === 1
    ? step(free)
    : step(free, { type: 'tell let go', turn: 'before' });
}

/** Moves the card to the first foundation that takes it. Without an assistant, tries all foundations. */
const sendUpFrom = (state: PlayState, from: PileId, facts: PlayFacts): PlayStep =>
  andThen(emptyHand(state, facts, from), (free) => {
    const over = refusalIfOver(facts);
    if (over !== undefined) return step(free, over);
    if (liftable(facts.frame, from) === 0 || sendUp(from, 'f1') === undefined)
      return step(free, { type: 'refuse', why: 'nothing-to-send-up' });
    const calls = callsUp(from, facts.targetsOf({ from, count: 1 }));
    const orElse = { why: 'no-foundation', cards: { from, count: 1 } } as const;
    return step(
      free,
      calls.length === 0 ? { type: 'refuse', ...orElse } : { type: 'report', calls, times: 1, orElse },
    );
  });

const draw = (state: PlayState, facts: PlayFacts): PlayStep =>
  andThen(emptyHand(state, facts), (free) =>
    step(free, refusalIfOver(facts) ?? reportOf({ event: 'clickStock', args: [] })),
  );

/** Undoes this many events. */
const undo = (state: PlayState, times: number, facts: PlayFacts): PlayStep =>
  andThen(emptyHand(state, facts), (free) => {
    if (facts.isOnlyShown) return step(free, { type: 'refuse', why: 'only-shown' });
    if (facts.canUndo === false) return step(free, { type: 'refuse', why: 'no-undo' });
    if (facts.frame.moves === 0) return step(free, { type: 'refuse', why: 'nothing-to-undo' });
    return step(free, reportOf({ event: 'undo', args: [] }, times));
  });

const redo = (state: PlayState, facts: PlayFacts): PlayStep =>
  andThen(emptyHand(state, facts), (free) => {
    if (facts.isOnlyShown) return step(free, { type: 'refuse', why: 'only-shown' });
    if (!facts.canRedo) return step(free, { type: 'refuse', why: 'nothing-to-redo' });
    const report = reportOf({ event: 'redo', args: [] }, facts.redos);
    return step(free, { ...report, orElse: { why: 'redo-refused' } });
  });

/** The next frame empties the hand. */
const newGame = (state: PlayState, { isOnlyShown }: PlayFacts): PlayStep =>
  step(state, isOnlyShown ? { type: 'refuse', why: 'only-shown' } : reportOf({ event: 'newGame', args: [] }));

const reportOf = (call: OrRedo<KlondikeCall>, times = 1): ReportEffect => ({
  type: 'report',
  calls: [call],
  times,
  orElse: { why: 'refused' },
});

/** After a win, only New game and Undo work. */
function refusalIfOver({ frame, isOnlyShown }: PlayFacts): PlayEffect | undefined {
  if (isOnlyShown) return { type: 'refuse', why: 'only-shown' };
  return frame.won ? { type: 'refuse', why: 'won' } : undefined;
}
