/** Views that report too little or too much, by the name of the check that each must fail. */
import type { Card } from '../../../../src/core/card.js';
import { asTableau } from '../../../../src/games/klondike/contract/checked-numbers.js';
import { SPADES_A, HIDDEN } from '../../../../src/games/klondike/contract/constants.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { callHandler } from '../../../../src/games/klondike/contract/handler.js';
import { Player, mayReport } from '../../../../src/games/klondike/views/player.js';
import type { BrokenView, Kit } from './broken-kit.js';
import { playing } from './broken-kit.js';

type Question = (call: KlondikeCall, frame: Frame) => boolean;

/** Never reports the calls for which `isLost` is true. */
const deafTo = (isLost: Question): Kit =>
  playing(({ sound }, call) => {
    if (!isLost(call, sound.frame)) sound.player.report(call);
  });

type Mistake = (call: KlondikeCall, frame: Frame) => KlondikeCall;

/** Reports a call that would be allowed if the frame or the call were different. */
const mistaking = (frameOf: (frame: Frame) => Frame, callOf: Mistake = (call) => call): Kit =>
  playing(({ sound, handler }, call) => {
    if (mayReport(sound.frame, call)) sound.player.report(call);
    else if (mayReport(frameOf(sound.frame), callOf(call, sound.frame))) callHandler(handler, call);
  });

const same = (frame: Frame): Frame => frame;

const faceUp = (cards: readonly Card[]): Card[] => cards.map((card) => (card === HIDDEN ? SPADES_A : card));
const filled = (cards: readonly Card[]): readonly Card[] => (cards.length === 0 ? [SPADES_A] : cards);

/** The tables of most checks have cards in the waste. The tables for undo and for a win don't. */
const onFullTable = (event: KlondikeCall['event']): Kit =>
  deafTo((call, { waste }) => call.event === event && waste.length > 0);

const deafToCarry = (isLost: (count: number) => boolean): Kit =>
  deafTo((call) => call.event === 'moveTableauToTableau' && isLost(call.args[1]));

/** Treats a move of too many cards as a move of the whole pile. */
const asAll: Mistake = (call, frame) => {
  if (call.event !== 'moveTableauToTableau') return call;
  const [from, count, to] = call.args;
  return { ...call, args: [from, Math.min(count, frame.tableau[from]?.length ?? 0), to] };
};

/** Treats a move of cards to their own pile as a move to another pile. */
const asElsewhere = (call: KlondikeCall): KlondikeCall =>
  call.event === 'moveTableauToTableau' && call.args[0] === call.args[2]
    ? { ...call, args: [call.args[0], call.args[1], asTableau((call.args[0] + 1) % 7)] }
    : call;

/** After a win, reports a call but still shows the win. */
const staysWon = (event: KlondikeCall['event']): Kit =>
  playing(({ sound, handler }, call) => {
    if (sound.frame.won && call.event === event) callHandler(handler, call);
    else sound.player.report(call);
  });

/** Reports even while the handler is running. */
const overlapping: Kit = playing(({ sound, handler }, call) => {
  new Player(handler, sound).report(call);
});

/** Stops reporting after a gesture that was made while the handler was running. */
function jamming(): Kit {
  const busy = new WeakSet<BrokenView>();
  const jammed = new WeakSet<BrokenView>();
  return playing((view, call) => {
    if (busy.has(view)) jammed.add(view);
    if (jammed.has(view)) return;
    busy.add(view);
    view.sound.player.report(call);
    busy.delete(view);
  });
}

export const BROKEN_REPORTS: Readonly<Record<string, Kit>> = {
  'reported: New game': onFullTable('newGame'),
  'reported: Undo': onFullTable('undo'),
  'reported: a click on the stock': deafTo((call, frame) => call.event === 'clickStock' && !frame.stockEmpty),
  'reported: a click on an empty stock': deafTo(
    (call, frame) => call.event === 'clickStock' && frame.stockEmpty,
  ),
  'reported: waste to tableau': deafTo((call) => call.event === 'moveWasteToTableau'),
  'reported: waste to foundation': deafTo((call) => call.event === 'moveWasteToFoundation'),
  'reported: tableau to foundation': deafTo((call) => call.event === 'moveTableauToFoundation'),
  'reported: a tableau card to tableau': deafToCarry((count) => count === 1),
  'reported: several tableau cards to tableau': deafToCarry((count) => count > 1),
  'reported: foundation to tableau': deafTo((call) => call.event === 'moveFoundationToTableau'),
  'not reported: Undo at 0 moves': mistaking((frame) => ({
    ...frame,
    moves: frame.moves || 1,
  })),
  'not reported: a hidden tableau card': mistaking((frame) => ({
    ...frame,
    tableau: frame.tableau.map(faceUp),
  })),
  'not reported: a hidden card of waste or foundation': mistaking((frame) => ({
    ...frame,
    waste: faceUp(frame.waste),
    foundations: frame.foundations.map(faceUp),
  })),
  'not reported: cards of an empty pile': mistaking((frame) => ({
    ...frame,
    waste: filled(frame.waste),
    foundations: frame.foundations.map(filled),
    tableau: frame.tableau.map(filled),
  })),
  'not reported: more cards than a pile has': mistaking(same, asAll),
  'not reported: cards dropped on their own pile': mistaking(same, asElsewhere),
  'not reported: anything but New game and Undo after a win': mistaking((frame) => ({
    ...frame,
    won: false,
  })),
  'New game after a win: reported, and ends the win': staysWon('newGame'),
  'Undo after a win: reported, and ends the win': staysWon('undo'),
  'not reported: a gesture while the handler is running': overlapping,
  'reported: a gesture after the handler has returned': jamming(),
};
