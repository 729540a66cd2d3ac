/** Wrong calls that a view must refuse. */
import type { ViewCall } from '../../views/view-call.js';
import type { CardSetter } from './card-setters.js';
import { CARD_SETTERS, foundation, tableau } from './card-setters.js';
import type { Setter } from './setter-calls.js';

/** Calls with the same mistake. */
export interface WrongCall {
  readonly what: string;
  readonly setter: Setter;
  readonly exception: string;
  /** The values that the message about the first call must name, and how to recognize them. */
  readonly words: readonly (readonly [what: string, word: RegExp])[];
  /** Makes new calls each time, because a view may change the arrays. */
  readonly calls: () => [MisusedCall, ...MisusedCall[]];
}

interface MisusedCall {
  readonly call: ViewCall;
  readonly wrongValue: string;
}

/** The ways in which a message may name the pile that a setter's test uses. */
const NAMES: Readonly<Record<CardSetter['setter'], RegExp>> = {
  wasteCards: /waste/i,
  foundationCards: /f(oundation)?[ _-]*(pile )?#?[12]\b/i,
  tableauCards: /t(ableau)?[ _-]*(pile )?#?[23]\b/i,
};

type ArgumentValues<Value> = readonly [Value, ...Value[]];

/** Makes one wrong call for each value. */
const calls = <Value>(
  values: ArgumentValues<Value>,
  tell: (value: Value) => ViewCall,
): ReturnType<WrongCall['calls']> =>
  values.map((value) => ({ call: tell(value), wrongValue: String(value) })) as ReturnType<WrongCall['calls']>;

/** Matches the number unless it is part of another number. */
const number = (value: number): RegExp => new RegExp(`(?<![\\d.])${value}(?!\\d)`);

const copiesOf = (card: number, count: number): number[] => new Array<number>(count).fill(card);

const UNKNOWN_PILES: readonly WrongCall[] = [
  {
    what: 'tableauCards with an unknown pile',
    setter: 'tableauCards',
    exception: 'UnknownTableauException',
    words: [
      ['the value', number(42)],
      ['the limit', /(?<!\d)[67](?!\d)/],
    ],
    calls: () => calls([42, 7, -1, 1.5, NaN], (index) => tableau(index, [5])),
  },
  {
    what: 'foundationCards with an unknown pile',
    setter: 'foundationCards',
    exception: 'UnknownFoundationException',
    words: [
      ['the value', number(42)],
      ['the limit', /(?<!\d)[34](?!\d)/],
    ],
    calls: () => calls([42, 4, -1, 1.5, NaN], (index) => foundation(index, [5])),
  },
];

const WRONG_CARDS: readonly WrongCall[] = CARD_SETTERS.flatMap(({ setter, most, tell }): WrongCall[] => [
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

export const WRONG_CALLS: readonly WrongCall[] = [
  ...UNKNOWN_PILES,
  ...WRONG_CARDS,
  {
    what: 'updateMoves with an invalid number',
    setter: 'updateMoves',
    exception: 'NegativeNumberException',
    words: [
      ['the value', number(-5)],
      ['the limit', number(0)],
    ],
    calls: () => calls([-5, -1, 0.5, NaN], (moves) => ({ call: 'updateMoves', args: [moves] })),
  },
];

/** Calls with two mistakes. Each is paired with a call that has only the mistake that the view must report. */
export interface DoubleMistake {
  /** The name of the check. */
  readonly name: string;
  readonly setter: CardSetter['setter'];
  readonly pairs: () => (readonly [both: ViewCall, first: ViewCall])[];
}

export const DOUBLE_MISTAKES: readonly DoubleMistake[] = [
  ...(
    [
      ['tableauCards', tableau],
      ['foundationCards', foundation],
    ] as const
  ).map(([setter, tell]): DoubleMistake => ({
    name: `${setter}: checks the pile, then the array`,
    setter,
    pairs: () => [
      [tell(42, null as never), tell(42, [])],
      [tell(42, copiesOf(5, 53)), tell(42, [])],
      [tell(42, [99]), tell(42, [])],
    ],
  })),
  ...CARD_SETTERS.map(({ setter, most, tell }): DoubleMistake => ({
    name: `${setter}: checks the number of cards, then each card`,
    setter,
    pairs: () => [[tell(copiesOf(99, most + 1)), tell(copiesOf(5, most + 1))]],
  })),
];
