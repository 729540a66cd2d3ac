/** Every event that a player could report, from what a view shows alone. */
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { TableauIndex } from '../words/piles.js';
import { FOUNDATION_INDEXES, TABLEAU_INDEXES } from '../words/piles.js';
import { faceUpCards, mayReport } from './player.js';

/**
 * The calls that a player in front of this frame could make, legal or not: no rule is asked. New game, undo and the
 * stock click come first, then moves by their source: waste, tableau, foundations.
 */
export function reportable(frame: Frame): KlondikeCall[] {
  const calls: KlondikeCall[] = [
    { event: 'newGame', args: [] },
    { event: 'undo', args: [] },
    { event: 'clickStock', args: [] },
    ...FOUNDATION_INDEXES.map((to): KlondikeCall => ({ event: 'moveWasteToFoundation', args: [to] })),
    ...TABLEAU_INDEXES.map((to): KlondikeCall => ({ event: 'moveWasteToTableau', args: [to] })),
    ...TABLEAU_INDEXES.flatMap((from) => [
      ...FOUNDATION_INDEXES.map((to): KlondikeCall => ({
        event: 'moveTableauToFoundation',
        args: [from, to],
      })),
      ...carries(frame, from),
    ]),
    ...FOUNDATION_INDEXES.flatMap((from) =>
      TABLEAU_INDEXES.map((to): KlondikeCall => ({ event: 'moveFoundationToTableau', args: [from, to] })),
    ),
  ];
  return calls.filter((call) => mayReport(frame, call));
}

/** Fewest cards first. */
const carries = ({ tableau }: Frame, from: TableauIndex): KlondikeCall[] =>
  Array.from({ length: faceUpCards(tableau[from]) }, (_, index) => index + 1).flatMap((count) =>
    TABLEAU_INDEXES.map((to): KlondikeCall => ({ event: 'moveTableauToTableau', args: [from, count, to] })),
  );
