/** Events that no view reports, but a program can make. */
import type { KlondikeCall, KlondikeEventName } from '../../games/klondike/contract/handler.js';
import { UNDO } from './excursions.js';
import type { Sitting } from './sitting.js';

/** To the compiler the numbers are piles even where they are nonsense. */
const call = (event: KlondikeEventName, ...args: readonly number[]): KlondikeCall =>
  ({ event, args }) as unknown as KlondikeCall;

const EARLY: readonly KlondikeCall[] = [
  call('clickStock'),
  UNDO,
  call('moveWasteToTableau', 0),
  call('moveWasteToFoundation', 0),
  call('moveTableauToFoundation', 0, 0),
  call('moveTableauToTableau', 0, 1, 1),
  call('moveFoundationToTableau', 0, 0),
];

const AT_THE_DEAL: readonly KlondikeCall[] = [
  UNDO,
  // Nothing lies there.
  call('moveWasteToTableau', 0),
  call('moveWasteToFoundation', 1),
  call('moveFoundationToTableau', 0, 3),
  call('moveFoundationToTableau', 3, 6),
  // Face-down cards, and more than there are.
  call('moveTableauToTableau', 6, 2, 0),
  call('moveTableauToTableau', 3, 4, 5),
  call('moveTableauToTableau', 2, 9, 1),
  // The pile they lie on.
  call('moveTableauToTableau', 0, 1, 0),
  call('moveTableauToTableau', 6, 1, 6),
  ...[-1, 7, 99].flatMap((odd) => [
    call('moveWasteToTableau', odd),
    call('moveTableauToFoundation', odd, 0),
    call('moveTableauToTableau', odd, 1, 0),
    call('moveTableauToTableau', 0, 1, odd),
    call('moveFoundationToTableau', 0, odd),
  ]),
  ...[-1, 4, 99].flatMap((odd) => [
    call('moveWasteToFoundation', odd),
    call('moveTableauToFoundation', 0, odd),
    call('moveFoundationToTableau', odd, 0),
  ]),
  ...[0, -1].map((count) => call('moveTableauToTableau', 1, count, 2)),
  UNDO,
];

const STOCK = call('clickStock');

/** Before the first game, at a deal, and with cards in the waste. */
export function robustPlay(sitting: Sitting): void {
  for (const early of EARLY) if (!sitting.hasEnded) sitting.early(early);
  for (const opening of [[], [STOCK, STOCK]] as const) {
    if (sitting.hasEnded) return;
    sitting.newGame();
    for (const asked of [...opening, ...AT_THE_DEAL]) {
      if (sitting.game === undefined) sitting.newGame();
      if (sitting.step(asked) === 'ended') return;
    }
  }
}
