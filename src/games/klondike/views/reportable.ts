/** Every event that a player could report, from what a view shows alone. */
import type { Frame } from '../contract/frame.js';
import { checkFrame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import { NEW_GAME, STOCK, UNDO } from '../contract/calls.js';
import type { TableauIndex } from '../words/piles.js';
import { FOUNDATION_INDEXES, TABLEAU_INDEXES } from '../words/piles.js';
import { faceUpCards } from './player.js';

/**
 * The calls that a player in front of this frame could make, legal or not: no rule is asked. New game, undo and the
 * stock click come first, then moves by their source: waste, tableau, foundations. The same call is the same object
 * each time, and cannot be changed.
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

/** By column and number of cards, as far as they were asked for: a black box may show any number face up. */
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
