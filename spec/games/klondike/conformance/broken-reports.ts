/** Views that report too little or too much, by the name of the check each must fail. */
import type { Card } from '../../../../src/core/card.js';
import { asTableau } from '../../../../src/games/klondike/contract/checked-numbers.js';
import { SPADES_A, HIDDEN } from '../../../../src/games/klondike/contract/constants.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { deliver } from '../../../../src/games/klondike/contract/handler.js';
import { Player, mayReport } from '../../../../src/games/klondike/views/player.js';
import type { BrokenView, Kit } from './broken-kit.js';
import { playing } from './broken-kit.js';

type Question = (call: KlondikeCall, frame: Frame) => boolean;

/** Never reports what the question says yes to. */
const deafTo = (isLost: Question): Kit =>
  playing(({ sound }, call) => {
    if (!isLost(call, sound.frame)) sound.player.report(call);
  });

type Mistake = (call: KlondikeCall, frame: Frame) => KlondikeCall;

/** Reports what could be reported if the frame, or the call, were another. */
const mistaking = (frameOf: (frame: Frame) => Frame, callOf: Mistake = (call) => call): Kit =>
  playing(({ sound, handler }, call) => {
    if (mayReport(sound.frame, call)) sound.player.report(call);
    else if (mayReport(frameOf(sound.frame), callOf(call, sound.frame))) deliver(handler, call);
  });

const same = (frame: Frame): Frame => frame;

const faceUp = (cards: readonly Card[]): Card[] => cards.map((card) => (card === HIDDEN ? SPADES_A : card));
const filled = (cards: readonly Card[]): readonly Card[] => (cards.length === 0 ? [SPADES_A] : cards);

/** Tables of the checks show cards in the waste, but for those about undo and a win alone. */
const onFullTable = (event: KlondikeCall['event']): Kit =>
  deafTo((call, { waste }) => call.event === event && waste.length > 0);

const deafToCarry = (isLost: (count: number) => boolean): Kit =>
  deafTo((call) => call.event === 'moveTableauToTableau' && isLost(call.args[1]));

/** A carry of too many cards, taken for one of all there are. */
const asAll: Mistake = (call, frame) => {
  if (call.event !== 'moveTableauToTableau') return call;
  const [from, count, to] = call.args;
  return { ...call, args: [from, Math.min(count, frame.tableau[from]?.length ?? 0), to] };
};

/** A carry to its own pile, taken for one to another. */
const asElsewhere = (call: KlondikeCall): KlondikeCall =>
  call.event === 'moveTableauToTableau' && call.args[0] === call.args[2]
    ? { ...call, args: [call.args[0], call.args[1], asTableau((call.args[0] + 1) % 7)] }
    : call;

/** After a win, a call is reported and the view stays as won. */
const staysWon = (event: KlondikeCall['event']): Kit =>
  playing(({ sound, handler }, call) => {
    if (sound.frame.won && call.event === event) deliver(handler, call);
    else sound.player.report(call);
  });

/** Reports even while the handler is at work. */
const overlapping: Kit = playing(({ sound, handler }, call) => {
  new Player(handler, sound).report(call);
});

/** Is of no more use once it was played while the handler was at work. */
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
  'not reported: Undo while no moves are shown': mistaking((frame) => ({
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
  'after a win New game is reported and ends it': staysWon('newGame'),
  'after a win Undo is reported and ends it': staysWon('undo'),
  'not reported: what is played while the handler is at work': overlapping,
  'reported: what is played when the handler has returned': jamming(),
};
