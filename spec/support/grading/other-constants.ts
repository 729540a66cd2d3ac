/** Constants that have different numbers than ours, and calls that use them. */
import type { KlondikeCall } from '../../../src/games/klondike/contract/handler.js';
import { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import { allConstants } from '../../../src/grading/remote/numbering.js';
import type { Chance } from '../chance.js';
import { FOUNDATION_NAMES, TABLEAU_NAMES, constantOf } from './student-cards.js';
import type { Constants } from './student-cards.js';

/** The constants with the numbers of each kind exchanged. */
export function permuted(chance: Chance): Constants {
  const names = Object.keys(KlondikeView);
  const kinds = [
    names.filter((name) => /^(SPADES|HEARTS|DIAMONDS|CLUBS)_|^HIDDEN$/.test(name)),
    TABLEAU_NAMES,
    FOUNDATION_NAMES,
  ];
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const numbers = kind.map((_, index) => index);
      return kind.map((name) => [name, numbers.splice(chance.nextInt(numbers.length), 1)[0] ?? 0]);
    }),
  );
}

const WHERE: Readonly<Record<KlondikeCall['event'], readonly (readonly string[] | undefined)[]>> = {
  newGame: [],
  clickStock: [],
  moveWasteToTableau: [TABLEAU_NAMES],
  moveWasteToFoundation: [FOUNDATION_NAMES],
  moveTableauToFoundation: [TABLEAU_NAMES, FOUNDATION_NAMES],
  moveTableauToTableau: [TABLEAU_NAMES, undefined, TABLEAU_NAMES],
  moveFoundationToTableau: [FOUNDATION_NAMES, TABLEAU_NAMES],
  undo: [],
};

/** The call with the numbers that its piles have in these constants. */
export function withNumbers({ event, args }: KlondikeCall, constants: Constants): KlondikeCall {
  const numbers = (args as readonly number[]).map((arg, index) => {
    const name = WHERE[event][index]?.[arg];
    return name === undefined ? arg : constantOf(constants, name);
  });
  return { event, args: numbers } as unknown as KlondikeCall;
}

/** Some constants have different numbers, and the rest have ours. */
export const OTHER_NUMBERS = allConstants({
  SPADES_A: 100,
  TABLEAU_1: 50,
  TABLEAU_2: 51,
  FOUNDATION_1: 20,
  FOUNDATION_2: 21,
});

/** Each event with our numbers, and with `OTHER_NUMBERS`. */
export const RENUMBERED_CALLS: readonly [
  event: string,
  args: readonly number[],
  numbers: readonly number[],
][] = [
  ['newGame', [], []],
  ['clickStock', [], []],
  ['moveWasteToTableau', [0], [50]],
  ['moveWasteToFoundation', [0], [20]],
  ['moveTableauToFoundation', [1, 0], [51, 20]],
  ['moveTableauToTableau', [0, 1, 1], [50, 1, 51]],
  ['moveFoundationToTableau', [1, 0], [21, 50]],
  ['undo', [], []],
];
