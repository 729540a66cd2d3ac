/** Defines handlers that play correctly but call their view wrongly, each with one fault. */
import type { Card } from '../../../src/core/card.js';
import { HIDDEN } from '../../../src/core/card.js';
import { SPADES_6 } from '../../../src/games/klondike/contract/constants.js';
import type { Fault } from './faults.js';
import { callingViewWrongly } from './faults.js';

export const VIEW_FAULTS: readonly Fault[] = [
  {
    fault: 'shows only one card of a foundation',
    lost: 'view.foundation',
    bring: callingViewWrongly(
      () => (call) =>
        call.call === 'foundationCards'
          ? [{ ...call, args: [call.args[0], call.args[1].slice(-1)] }]
          : [call],
    ),
  },
  {
    fault: 'shows only the top card of the waste',
    lost: 'waste.window',
    bring: callingViewWrongly(
      () => (call) => (call.call === 'wasteCards' ? [{ ...call, args: [call.args[0].slice(-1)] }] : [call]),
    ),
  },
  {
    fault: 'shows only what remains of the last three cards drawn',
    lost: 'waste.beneath',
    bring: callingViewWrongly(
      () => (call, last) =>
        call.call === 'wasteCards' && last?.event.startsWith('moveWaste') === true
          ? [{ ...call, args: [call.args[0].slice(-2)] }]
          : [call],
    ),
  },
  {
    fault: 'never says that the stock is empty',
    lost: 'draw.stock-shown',
    bring: callingViewWrongly(() => (call) => (call.call === 'stockEmpty' && call.args[0] ? [] : [call])),
  },
  {
    fault: 'shows the face-down cards of a new game',
    lost: 'deal.faces',
    bring: callingViewWrongly(
      () => (call) =>
        call.call === 'tableauCards'
          ? [
              {
                ...call,
                args: [call.args[0], call.args[1].map((card) => (card === HIDDEN ? SPADES_6 : card))],
              },
            ]
          : [call],
    ),
  },
  {
    fault: 'leaves the uncovered card face up after an undo',
    lost: 'undo.covers',
    bring: callingViewWrongly(() => {
      const shown = new Map<number, readonly Card[]>();
      return (call, last) => {
        if (call.call !== 'tableauCards') return [call];
        const [index, cards] = call.args;
        const before = shown.get(index) ?? [];
        const told = cards.map((card, at) =>
          last?.event === 'undo' && card === HIDDEN ? (before[at] ?? card) : card,
        );
        shown.set(index, told);
        return [{ ...call, args: [index, told] }];
      };
    }),
  },
  {
    fault: 'does not refresh the view after it recycles',
    lost: 'view.refresh',
    bring: callingViewWrongly(() => {
      let isRecycled = false;
      return (call, last) => {
        if (call.call === 'wasteCards')
          isRecycled = last?.event === 'clickStock' && call.args[0].length === 0;
        return isRecycled && call.call === 'refreshWindow' ? [] : [call];
      };
    }),
  },
  {
    fault: 'does not update the column that a card left',
    lost: 'view.refresh',
    bring: callingViewWrongly(
      () => (call, last) =>
        call.call === 'tableauCards' &&
        last?.event === 'moveTableauToTableau' &&
        call.args[0] === last.args[0]
          ? []
          : [call],
    ),
  },
  {
    fault: 'updates the number of moves only when it grows',
    lost: 'count.undo',
    bring: callingViewWrongly(
      () => (call, last) => (call.call === 'updateMoves' && last?.event === 'undo' ? [] : [call]),
    ),
  },
  {
    fault: 'misses the win from the waste',
    lost: 'win.waste',
    bring: callingViewWrongly(
      () => (call, last) => (call.call === 'win' && last?.event === 'moveWasteToFoundation' ? [] : [call]),
    ),
  },
  {
    fault: 'announces only one win per game',
    lost: 'win.again',
    bring: callingViewWrongly(() => {
      let isTold = false;
      return (call, last) => {
        if (last?.event === 'newGame') isTold = false;
        if (call.call !== 'win') return [call];
        const told = isTold ? [] : [call];
        isTold = true;
        return told;
      };
    }),
  },
  {
    fault: 'sends more cards than the waste can show',
    lost: 'waste.window',
    bring: callingViewWrongly(
      () => (call) =>
        call.call === 'wasteCards' && call.args[0].length === 3
          ? [{ ...call, args: [[...call.args[0], SPADES_6]] }]
          : [call],
    ),
  },
];
