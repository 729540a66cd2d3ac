/** The ways to call a view wrongly. */
import type { ViewCall } from '../../views/view-call.js';
import type { Taker } from './takers.js';
import { TAKERS, foundation, tableau } from './takers.js';
import type { Setter } from './tellings.js';

/** A way to call a view wrongly. */
export interface WrongCall {
  readonly what: string;
  readonly setter: Setter;
  readonly exception: string;
  /** What the message about the first call must name, and how a check recognizes it. */
  readonly words: readonly (readonly [what: string, word: RegExp])[];
  /** Makes new calls each time, because a view may change the arrays. */
  readonly calls: () => [MisusedCall, ...MisusedCall[]];
}

interface MisusedCall {
  readonly call: ViewCall;
  /** The value that is wrong. */
  readonly said: string;
}

/** How a message may name the pile that a setter is tried on. */
const NAMES: Readonly<Record<Taker['setter'], RegExp>> = {
  wasteCards: /waste/i,
  foundationCards: /f(oundation)?[ _-]*(pile )?#?[12]\b/i,
  tableauCards: /t(ableau)?[ _-]*(pile )?#?[23]\b/i,
};

type ArgumentValues<Value> = readonly [Value, ...Value[]];

/** Makes a wrong call of each value. */
const calls = <Value>(
  values: ArgumentValues<Value>,
  tell: (value: Value) => ViewCall,
): ReturnType<WrongCall['calls']> =>
  values.map((value) => ({ call: tell(value), said: String(value) })) as ReturnType<WrongCall['calls']>;

/** A number that is not part of another number. */
const number = (value: number): RegExp => new RegExp(`(?<![\\d.])${value}(?!\\d)`);

const copiesOf = (card: number, count: number): number[] => new Array<number>(count).fill(card);

const UNKNOWN_PILES: readonly WrongCall[] = [
  {
    what: 'tableauCards of an unknown pile',
    setter: 'tableauCards',
    exception: 'UnknownTableauException',
    words: [
      ['the value', number(42)],
      ['the limit', /(?<!\d)[67](?!\d)/],
    ],
    calls: () => calls([42, 7, -1, 1.5, NaN], (index) => tableau(index, [5])),
  },
  {
    what: 'foundationCards of an unknown pile',
    setter: 'foundationCards',
    exception: 'UnknownFoundationException',
    words: [
      ['the value', number(42)],
      ['the limit', /(?<!\d)[34](?!\d)/],
    ],
    calls: () => calls([42, 4, -1, 1.5, NaN], (index) => foundation(index, [5])),
  },
];

const WRONG_CARDS: readonly WrongCall[] = TAKERS.flatMap(({ setter, most, tell }): WrongCall[] => [
  {
    what: `${setter} without an array`,
    setter,
    exception: 'NullArrayException',
    words: [
      ['the value', /null/],
      ['the pile', NAMES[setter]],
    ],
    calls: () => calls<null | undefined>([null, undefined], (cards) => tell(cards as never)),
  },
  {
    what: `${setter} with ${most + 1} cards`,
    setter,
    exception: 'TooManyCardsException',
    words: [
      ['the number', number(most + 1)],
      ['the pile', NAMES[setter]],
      ['the limit', number(most)],
    ],
    calls: () => calls([most + 1], (count) => tell(copiesOf(5, count))),
  },
  {
    what: `${setter} with an unknown card`,
    setter,
    exception: 'UnknownCardException',
    words: [
      ['the value', number(99)],
      ['the pile', NAMES[setter]],
      ['the limit', /(?<!\d)5[12](?!\d)/],
    ],
    calls: () => calls([99, 53, -1, 0.5, NaN], (card) => tell([5, card])),
  },
]);

export const MISUSES: readonly WrongCall[] = [
  ...UNKNOWN_PILES,
  ...WRONG_CARDS,
  {
    what: 'updateMoves with no number of moves',
    setter: 'updateMoves',
    exception: 'NegativeNumberException',
    words: [
      ['the value', number(-5)],
      ['the limit', number(0)],
    ],
    calls: () => calls([-5, -1, 0.5, NaN], (moves) => ({ call: 'updateMoves', args: [moves] })),
  },
];

/** Calls that are wrong in two ways. Each is paired with a call that is wrong only in the way to be named. */
export interface DoubleMisuse {
  readonly what: string;
  readonly setter: Taker['setter'];
  readonly pairs: () => (readonly [both: ViewCall, first: ViewCall])[];
}

export const DOUBLE_MISUSES: readonly DoubleMisuse[] = [
  ...(
    [
      ['tableauCards', tableau],
      ['foundationCards', foundation],
    ] as const
  ).map(([setter, tell]): DoubleMisuse => ({
    what: `${setter}: the pile, then the array`,
    setter,
    pairs: () => [
      [tell(42, null as never), tell(42, [])],
      [tell(42, copiesOf(5, 53)), tell(42, [])],
      [tell(42, [99]), tell(42, [])],
    ],
  })),
  ...TAKERS.map(({ setter, most, tell }): DoubleMisuse => ({
    what: `${setter}: the number of cards, then each card`,
    setter,
    pairs: () => [[tell(copiesOf(99, most + 1)), tell(copiesOf(5, most + 1))]],
  })),
];
