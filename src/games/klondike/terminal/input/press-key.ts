/** What each key does. */
import type { OrRedo } from '../../../../core/redo.js';
import { dealBeside } from '../../../../core/text/deal-beside.js';
import type { Frame } from '../../contract/frame.js';
import type { KlondikeCall } from '../../contract/handler.js';
import type { PileId } from '../../words/piles.js';
import { PILES, TABLEAU } from '../../words/piles.js';
import type { Cursor, Direction } from '../../views/cursor.js';
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
} from '../../views/cursor.js';
import { pickUp, putDown, sendUp } from '../../views/hand.js';
import { turnsTo } from '../../views/turns-to.js';
import { askDeal, typeDeal } from './deal.js';
import { askCard, typeCard } from './find-card.js';
import { keyMap, keyTold } from '../../../../terminal/input/commands.js';
import type { CommandName } from './offered.js';
import { COMMANDS, offeredTo } from './offered.js';
import type { Act, Leaving, PlayState, Step } from './play-state.js';
import { letGo, quiet } from './play-state.js';
import type { KlondikeTerminalSection } from '../strings/english.js';
import type { ProgramAct } from '../../../../terminal/input/program-keys.js';
import { isAlwaysHeard } from '../../../../terminal/input/program-keys.js';

/** @param key the key as it was read */
type Reaction = (state: PlayState, frame: Frame, key: string) => Step;

const commandOf = keyMap(COMMANDS);

/** Does this key take back an event? */
export const isUndo = (key: string): boolean => commandOf(key) === 'undo';

/** After a win only New game and Undo are events. A key without meaning does nothing. */
export function pressKey(state: PlayState, frame: Frame, key: string): Step {
  const { question } = state;
  const calm = quiet(state);
  const name = commandOf(key);
  if (question === undefined || isAlwaysHeard(key))
    return name === undefined ? { state: calm } : react(name, calm, { frame, key });
  if (question.asks === 'deal') return typeDeal(state, question, key);
  if (question.asks === 'card') return typeCard(state, frame, { search: question.search, key });
  return name === question.by ? LEAVES[question.by](calm) : { state: calm };
}

/** Does what a command does, if it is possible here. */
function react(name: CommandName, state: PlayState, { frame, key }: Pressed): Step {
  const isOffered = offeredTo(state).some((command) => command.name === name);
  return isOffered
    ? REACTIONS[name](state, frame, key)
    : refuses(letGo(state), state.strings.terminal.notHere);
}

interface Pressed {
  readonly frame: Frame;
  readonly key: string;
}

/** Puts the cards in hand on a pile. If there is no such event, lets them go. */
export function putDownOn(state: PlayState, pile: PileId): Step {
  if (state.hand === undefined) return { state };
  const released = letGo(state);
  if (pile === state.hand.from) return { state: released };
  const call = putDown(state.hand, pile);
  if (call === undefined) return refuses(released, wordsOf(state).cannotPutThere);
  return {
    state: { ...released, cursor: onPile(pile) },
    act: { act: 'report', call, back: released.cursor },
  };
}

export function sendUpFrom(state: PlayState, frame: Frame, from: PileId): Step {
  const released = letGo(state);
  if (frame.won) return { state: released };
  if (sendUp(from, 'f1') === undefined || liftable(frame, from) === 0) {
    return refuses(released, wordsOf(state).noCardToSendUp);
  }
  return { state: released, act: { act: 'send up', from } };
}

export function drawCards(state: PlayState, frame: Frame): Step {
  return frame.won ? { state: letGo(state) } : reports(state, { event: 'clickStock', args: [] });
}

const wordsOf = ({ strings }: PlayState): KlondikeTerminalSection => strings.klondikeTerminal;

const refuses = (state: PlayState, message: string): Step => ({
  state: { ...state, message },
  isRefused: true,
});

const reports = (state: PlayState, call: OrRedo<KlondikeCall>): Step => ({
  state: letGo(state),
  act: { act: 'report', call },
});

/** What the commands do that leave the game in play. */
const LEAVES: Readonly<Record<Leaving, (state: PlayState) => Step>> = {
  newGame: (state) => reports(state, { event: 'newGame', args: [] }),
  again: (state) => deals(state, state.deals.at(-1)),
  previousDeal: (state) => deals(state, dealBeside(state.deals.at(-1), -1)),
  nextDeal: (state) => deals(state, dealBeside(state.deals.at(-1), 1)),
};

const deals = (state: PlayState, name: string | undefined): Step =>
  name === undefined ? { state } : { state: letGo(state), act: { act: 'deal', name } };

const moves =
  (direction: Direction): Reaction =>
  (state, frame) => {
    const step = state.hand === undefined ? move : moveAcross;
    return { state: { ...state, cursor: step(frame, state.cursor, { direction }) } };
  };

/** Moves the cursor to a place. With cards in hand it goes only to the pile of that place. */
const goes =
  (to: (frame: Frame, cursor: Cursor, key: string) => Cursor): Reaction =>
  (state, frame, key) => {
    const place = to(frame, state.cursor, key);
    return { state: { ...state, cursor: state.hand === undefined ? place : onPile(place.pile) } };
  };

const deepens =
  (by: number): Reaction =>
  (state, frame) => {
    const { cursor, hand } = state;
    if (hand !== undefined) return takes(state, frame, hand.count + by);
    return { state: { ...state, cursor: clamp(frame, { pile: cursor.pile, depth: cursor.depth + by }) } };
  };

/** Has this many cards in hand instead, from the same pile. The cursor stays, unless it is on the cards in hand. */
function takes(state: PlayState, frame: Frame, count: number): Step {
  const { cursor, hand } = state;
  if (hand === undefined) return { state };
  const taken = pickUp(frame, { pile: hand.from, depth: count });
  if (taken === undefined) return refuses(state, wordsOf(state).takable(liftable(frame, hand.from)));
  const isOn = cursor.pile === hand.from;
  return { state: { ...state, hand: taken, ...(isOn && { cursor: { pile: hand.from, depth: count } }) } };
}

const does =
  (act: ProgramAct): Reaction =>
  (state) => ({ state, act: { act } });

/** What Enter does, and the key that sends no card on its way: so the player chooses where it goes. */
const presses =
  (sends: { readonly act?: Act }): Reaction =>
  (state, frame) => {
    const { cursor, hand, targets } = state;
    const isForOthers =
      hand !== undefined && cursor.pile !== hand.from && turnsTo(frame, cursor, { hand, targets });
    if (hand !== undefined && !isForOthers && !drawsAnyway(frame, cursor.pile)) {
      return putDownOn(state, cursor.pile);
    }
    if (frame.won) return { state };
    if (drawsAt(frame, cursor.pile)) return drawCards({ ...letGo(state), cursor }, frame);
    const picked = pickUp(frame, cursor);
    return picked === undefined
      ? refuses(state, wordsOf(state).noCardToPickUp)
      : { state: { ...state, hand: picked, click: undefined }, ...sends };
  };

const undo: Reaction = (state, frame) =>
  frame.moves > 0
    ? reports(state, { event: 'undo', args: [] })
    : refuses(letGo(state), state.strings.terminal.noMoveToUndo);

/** Asks before it leaves a game in which moves were made. */
const leaves =
  (by: Leaving): Reaction =>
  (state, frame) => {
    const step = LEAVES[by](state);
    if (frame.moves === 0 || frame.won || step.act === undefined) return step;
    const [message = '', ...shorter] = wordsOf(state).leaving[by](keyTold(COMMANDS, by));
    return { state: { ...state, message, shorter, question: { asks: 'to leave', by } } };
  };

/** Takes back a single event. */
const undoOne: Reaction = (state, frame, key) => {
  const step = undo(state, frame, key);
  return step.act?.act === 'report' ? { ...step, act: { ...step.act, times: 1 } } : step;
};

/** Asks somebody beside the handler, with no cards in hand. */
const asks =
  (act: 'hint' | 'finish' | 'toWinnable' | 'solution' | 'moves' | 'settings'): Reaction =>
  (state) => ({ state: letGo(state), act: { act } });

/** Shows what is read of piles. */
const reads =
  (pilesAt: (cursor: Cursor) => readonly PileId[]): Reaction =>
  (state) => ({ state: letGo(state), act: { act: 'read', piles: pilesAt(state.cursor) } });

const REACTIONS: Readonly<Record<CommandName, Reaction>> = {
  left: moves('left'),
  right: moves('right'),
  up: moves('up'),
  down: moves('down'),
  tableau: goes((frame, cursor, key) => onTableau(frame, cursor, TABLEAU[Number(key) - 1] ?? 't1')),
  inPlay: goes((frame) => onPile(pileInPlay(frame))),
  foundation: goes((_, cursor) => onFoundation(cursor)),
  press: presses({ act: { act: 'send' } }),
  pickUp: presses({}),
  more: deepens(1),
  fewer: deepens(-1),
  letGo: (state) => ({ state: letGo(state) }),
  clickStock: drawCards,
  sendUp: (state, frame) => sendUpFrom(state, frame, state.hand?.from ?? state.cursor.pile),
  hint: asks('hint'),
  finish: asks('finish'),
  undo,
  undoOne: undoOne,
  redo: (state) => reports(state, { event: 'redo', args: [] }),
  moves: asks('moves'),
  toWinnable: asks('toWinnable'),
  solution: asks('solution'),
  newGame: leaves('newGame'),
  again: leaves('again'),
  previousDeal: leaves('previousDeal'),
  nextDeal: leaves('nextDeal'),
  deal: (state) => ({ state: askDeal(state, { typed: '' }) }),
  find: (state) => ({ state: askCard(letGo(state)) }),
  readPile: reads(({ pile }) => [pile]),
  readTable: reads(() => PILES),
  settings: asks('settings'),
  help: does('help'),
  about: does('about'),
  quit: does('quit'),
  interrupt: does('interrupt'),
  redraw: does('redraw'),
  suspend: does('suspend'),
};
