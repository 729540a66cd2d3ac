/** What the mouse does: a click draws, a drag or two clicks carry, a double click sends up. */
import type { Frame } from '../../contract/frame.js';
import type { Cursor } from '../../views/cursor.js';
import { clamp, drawsAnyway, drawsAt, onPile } from '../../views/cursor.js';
import type { Hand } from '../../views/hand.js';
import { pickUp } from '../../views/hand.js';
import { turnsTo } from '../../views/turns-to.js';
import type { PlayState, Step } from './play-state.js';
import { letGo, quiet } from './play-state.js';
import { drawCards, putDownOn, sendUpFrom } from './press-key.js';

/** In milliseconds: the longest time between the clicks of a double click. */
const DOUBLE_CLICK = 400;

export interface MouseEvent {
  readonly mouse: 'press' | 'drag' | 'release';
  /** What the mouse is over. */
  readonly place: Cursor | undefined;
  /** In milliseconds. */
  readonly time: number;
}

export function useMouse(state: PlayState, frame: Frame, event: MouseEvent): Step {
  if (event.mouse === 'press') return press(state, frame, event);
  return event.mouse === 'drag' ? drag(state, event) : release(state, event);
}

function press(state: PlayState, frame: Frame, { place, time }: MouseEvent): Step {
  const calm = quiet(state);
  if (state.question !== undefined || isSecondOf(state, { place, time })) return { state: calm };
  if (place === undefined) return { state: letGo(calm) };
  if (calm.hand === undefined || drawsAnyway(frame, place.pile)) return pressFirst(calm, frame, place);
  return pressAgain(calm, frame, { hand: calm.hand, place, time });
}

function pressFirst(calm: PlayState, frame: Frame, place: Cursor): Step {
  const cursor = clamp(frame, place);
  if (frame.won) return { state: { ...calm, cursor } };
  if (drawsAt(frame, place.pile)) return drawCards({ ...letGo(calm), cursor }, frame);
  const hand = pickUp(frame, place);
  return { state: { ...calm, cursor, hand, drag: hand && { moved: false } } };
}

/** Is it the second press of a double click, whose first has sent the card away? */
const isSecondOf = ({ click }: PlayState, { place, time }: Pick<MouseEvent, 'place' | 'time'>): boolean =>
  click?.isSent === true && click.pile === place?.pile && time - click.time <= DOUBLE_CLICK;

interface SecondPress {
  readonly hand: Hand;
  readonly place: Cursor;
  readonly time: number;
}

/** With cards in hand. A press that is meant for other cards takes those in their place. */
function pressAgain(state: PlayState, frame: Frame, { hand, place, time }: SecondPress): Step {
  const { click, targets } = state;
  const isDouble = click?.pile === place.pile && time - click.time <= DOUBLE_CLICK;
  const isOnTop = hand.from === place.pile && hand.count === 1 && place.depth <= 1;
  if (isDouble && isOnTop) return sendUpFrom(state, frame, place.pile);
  if (turnsTo(frame, place, { hand, targets })) return pressFirst(letGo(state), frame, place);
  return putDownOn(state, place.pile);
}

function drag(state: PlayState, { place }: MouseEvent): Step {
  if (state.drag === undefined || place === undefined) return { state };
  const moved = state.drag.moved || place.pile !== state.hand?.from;
  return { state: { ...state, cursor: onPile(place.pile), drag: { moved } } };
}

function release(state: PlayState, { place, time }: MouseEvent): Step {
  const { drag: dragged, hand } = state;
  if (dragged === undefined || hand === undefined) return { state };
  if (place === undefined) return { state: letGo(state) };
  if (place.pile !== hand.from || dragged.moved) return putDownOn(state, place.pile);
  return { state: { ...state, drag: undefined, click: { pile: place.pile, time } }, act: { act: 'send' } };
}
