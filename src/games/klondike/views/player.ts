/** The events that a player can report at the visible table. They depend only on the frame, not on rules. */
import type { MayRedo, OrRedo, Redoes } from '../../../core/redo.js';
import { mayRedo, redoAt } from '../../../core/redo.js';
import { checkGiven } from '../../../core/given.js';
import { HIDDEN } from '../../../core/card.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { callHandler } from '../contract/handler.js';
import { pileAt } from '../contract/checked-numbers.js';
import { checkHandler } from '../contract/view-arguments.js';
import type { FrameView } from './frame-view.js';
import type { Reported } from '../../../core/calls.js';
import { OneAtATime } from '../../../core/calls.js';
import { NEW_GAME, STOCK, UNDO } from '../contract/calls.js';
import type { TableauIndex } from '../words/piles.js';
import { FOUNDATION_INDEXES, TABLEAU_INDEXES } from '../words/piles.js';
import { checkCall } from '../../../core/protocol.js';
import { checkFrame } from '../contract/frame.js';

/**
 * Reports a view's events to its handler. It reports only events that a player can make with the visible cards, one at
 * a time, and after a win only New game and Undo. The assistant says whether redo is possible. Redo goes to the handler
 * or, if it has no `redo`, to the assistant.
 * @example
 * ```ts
 * import { FrameView, KlondikeController, Player } from 'klondike-kit';
 *
 * const controller = new KlondikeController({ deal: 'java:11' });
 * const view = new FrameView();
 * controller.attach(view);
 * const player = new Player(controller, view);
 * player.report({ event: 'newGame', args: [] });
 * console.log(player.report({ event: 'undo', args: [] })); // not-reported: there is nothing to undo
 * ```
 */
export class Player {
  private readonly reports = new OneAtATime();

  /** @throws NullHandlerException; TypeError unless the view and the assistant are objects */
  constructor(
    private readonly handler: MayRedo<KlondikeEventsHandler>,
    private readonly view: FrameView,
    private readonly assistant: Partial<Redoes> = {},
  ) {
    checkHandler(handler);
    checkGiven('view.frame', (view as FrameView | null | undefined)?.frame, 'an object');
    checkGiven('assistant', assistant, 'an object');
  }

  /** Makes the call if a player could make it, and returns the outcome. @throws TypeError unless it is a call */
  report(call: OrRedo<KlondikeCall>): Reported {
    checkCall(call);
    const { assistant, view } = this;
    const may = call.event === 'redo' ? mayRedo(assistant) : mayReport(view.frame, call);
    if (!may || !this.reports.begin()) return 'not-reported';
    try {
      if (call.event === 'newGame' || call.event === 'undo') view.endWin();
      const { frame } = view;
      if (call.event === 'redo') redoAt(this.handler, assistant);
      else callHandler(this.handler, call);
      return view.frame === frame ? 'refused' : 'accepted';
    } finally {
      this.reports.end();
    }
  }
}

/** Could a player at this frame make the call? @throws TypeError if the frame or the call lacks a part that this needs */
export function mayReport(frame: Frame, call: KlondikeCall): boolean {
  checkCall(call);
  try {
    if (call.event === 'newGame') return true;
    if (call.event === 'undo') return frame.moves > 0;
    return !frame.won && isGesture(frame, call);
  } catch (error) {
    checkFrame(frame); // This check comes last because a table calls this function for every event.
    throw error;
  }
}

type Gesture = Exclude<KlondikeCall, { readonly event: 'newGame' | 'undo' }>;

function isGesture({ waste, tableau, foundations }: Frame, call: Gesture): boolean {
  switch (call.event) {
    case 'clickStock':
      return true;
    case 'moveWasteToTableau':
      return faceUpCards(waste) > 0 && isPile(tableau, call.args[0]);
    case 'moveWasteToFoundation':
      return faceUpCards(waste) > 0 && isPile(foundations, call.args[0]);
    case 'moveTableauToFoundation':
      return faceUpCards(pileAt(tableau, call.args[0])) > 0 && isPile(foundations, call.args[1]);
    case 'moveFoundationToTableau':
      return faceUpCards(pileAt(foundations, call.args[0])) > 0 && isPile(tableau, call.args[1]);
    case 'moveTableauToTableau':
      return isCarry(tableau, call.args);
    default: // JavaScript callers may pass any name.
      return false;
  }
}

function isCarry(tableau: Frame['tableau'], [from, count, to]: Readonly<[number, number, number]>): boolean {
  const isCount = Number.isInteger(count) && count >= 1 && count <= faceUpCards(pileAt(tableau, from));
  return isCount && from !== to && isPile(tableau, to);
}

const isPile = (piles: Frame['tableau'], index: number): boolean => pileAt(piles, index) !== undefined;

/** The number of face-up cards on top. */
export function faceUpCards(cards: readonly number[] = []): number {
  return cards.length - 1 - cards.lastIndexOf(HIDDEN);
}

/**
 * The calls that a player at this frame could make, legal or not. New game, undo and the stock click come first, then
 * the moves from the waste, the tableau and the foundations. Equal calls are the same frozen object each time.
 * @throws TypeError unless it is a frame
 */
export function reportable(frame: Frame): KlondikeCall[] {
  checkFrame(frame);
  const { waste, tableau, foundations, moves, won } = frame;
  const calls = moves > 0 ? [NEW_GAME, UNDO] : [NEW_GAME];
  if (won) return calls;
  calls.push(STOCK);
  if (faceUpCards(waste) > 0) calls.push(...FROM_WASTE);
  tableau.forEach((cards, from) => {
    const count = faceUpCards(cards);
    if (count > 0) calls.push(...(TO_FOUNDATIONS[from] ?? []));
    for (let carried = 1; carried <= count; carried++)
      calls.push(...carriesOf(from as TableauIndex, carried));
  });
  foundations.forEach((cards, from) => {
    if (faceUpCards(cards) > 0) calls.push(...(FROM_FOUNDATIONS[from] ?? []));
  });
  return calls;
}

const fixed = (call: KlondikeCall): KlondikeCall => {
  Object.freeze(call.args);
  return Object.freeze(call);
};

const FROM_WASTE: readonly KlondikeCall[] = /* @__PURE__ */ [
  ...FOUNDATION_INDEXES.map((to): KlondikeCall => ({ event: 'moveWasteToFoundation', args: [to] })),
  ...TABLEAU_INDEXES.map((to): KlondikeCall => ({ event: 'moveWasteToTableau', args: [to] })),
].map(fixed);

const TO_FOUNDATIONS: readonly (readonly KlondikeCall[])[] = /* @__PURE__ */ TABLEAU_INDEXES.map((from) =>
  FOUNDATION_INDEXES.map((to) => fixed({ event: 'moveTableauToFoundation', args: [from, to] })),
);

const FROM_FOUNDATIONS: readonly (readonly KlondikeCall[])[] = /* @__PURE__ */ FOUNDATION_INDEXES.map(
  (from) => TABLEAU_INDEXES.map((to) => fixed({ event: 'moveFoundationToTableau', args: [from, to] })),
);

/**
 * Indexed by column and number of cards, and filled on demand, because a black box may show any number of face-up
 * cards.
 */
const CARRIES: readonly (readonly KlondikeCall[])[][] = /* @__PURE__ */ TABLEAU_INDEXES.map(() => []);

function carriesOf(from: TableauIndex, count: number): readonly KlondikeCall[] {
  const known = CARRIES[from]?.[count];
  if (known !== undefined) return known;
  const others = TABLEAU_INDEXES.filter((to) => to !== from);
  const calls = others.map((to) => fixed({ event: 'moveTableauToTableau', args: [from, count, to] }));
  const ofColumn = CARRIES[from];
  if (ofColumn !== undefined) ofColumn[count] = calls;
  return calls;
}
