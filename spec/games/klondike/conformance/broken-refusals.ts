/** Views that refuse wrongly, by the name of the check that each must fail. */
import { KlondikeException } from '../../../../src/games/klondike/contract/exceptions.js';
import {
  checkFoundationCards,
  checkTableauCards,
  checkWasteCards,
} from '../../../../src/games/klondike/contract/view-arguments.js';
import type { ViewCall } from '../../../../src/games/klondike/views/view-call.js';
import type { Kit } from './broken-kit.js';
import { calling, cardsOf } from './broken-kit.js';

interface WrongCall {
  readonly what: string;
  readonly setter: ViewCall['call'];
  readonly exception: string;
  /** The values that the message must name, in the words of the check. */
  readonly names: string;
}

const WRONG_CALLS: readonly WrongCall[] = [
  {
    what: 'tableauCards with an unknown pile',
    setter: 'tableauCards',
    exception: 'UnknownTableauException',
    names: 'the value and the limit',
  },
  {
    what: 'foundationCards with an unknown pile',
    setter: 'foundationCards',
    exception: 'UnknownFoundationException',
    names: 'the value and the limit',
  },
  ...(
    [
      ['wasteCards', 4],
      ['foundationCards', 3],
      ['tableauCards', 53],
    ] as const
  ).flatMap(([setter, tooMany]) => [
    {
      what: `${setter} without an array`,
      setter,
      exception: 'NullArrayException',
      names: 'the value and the pile',
    },
    {
      what: `${setter} with ${tooMany} cards`,
      setter,
      exception: 'TooManyCardsException',
      names: 'the number and the pile and the limit',
    },
    {
      what: `${setter} with an unknown card`,
      setter,
      exception: 'UnknownCardException',
      names: 'the value and the pile and the limit',
    },
  ]),
  {
    what: 'updateMoves with an invalid number',
    setter: 'updateMoves',
    exception: 'NegativeNumberException',
    names: 'the value and the limit',
  },
];

/** A kit for views with a fault in one kind of refusal. */
const refusing = (
  { setter, exception }: WrongCall,
  goWrong: (error: KlondikeException, make: (call: ViewCall) => void) => void,
): Kit =>
  calling(() => (call, make) => {
    try {
      make(call);
    } catch (error) {
      if (!(error instanceof KlondikeException)) throw error;
      if (call.call === setter && error.name === exception) goWrong(error, make);
      throw error;
    }
  });

function throwAs(name: string, message: string): never {
  throw Object.assign(new Error(message), { name });
}

const ORDERS: Readonly<Record<string, Kit>> = {
  'tableauCards: checks the pile, then the array': checking('tableauCards', (call) =>
    checkTableauCards(someIndex(call), call.args[1]),
  ),
  'foundationCards: checks the pile, then the array': checking('foundationCards', (call) =>
    checkFoundationCards(someIndex(call), call.args[1]),
  ),
  'wasteCards: checks the number of cards, then each card': checking('wasteCards', (call) =>
    each(call, checkWasteCards),
  ),
  'foundationCards: checks the number of cards, then each card': checking('foundationCards', (call) => {
    each(call, (cards) => checkFoundationCards(call.args[0] as number, cards));
  }),
  'tableauCards: checks the number of cards, then each card': checking('tableauCards', (call) => {
    each(call, (cards) => checkTableauCards(call.args[0] as number, cards));
  }),
};

/** The pile that a call names; the first pile if the call names none. */
const someIndex = ({ args: [index] }: ViewCall): number => (index === 1 || index === 2 ? index : 0);

/** A kit for views that make one check before the others. */
function checking(setter: ViewCall['call'], check: (call: ViewCall) => void): Kit {
  return calling(() => (call, make) => {
    if (call.call === setter) check(call);
    make(call);
  });
}

function each(call: ViewCall, check: (cards: unknown) => void): void {
  check([]);
  for (const card of cardsOf(call) ?? []) check([card]);
}

export const BROKEN_REFUSALS: Readonly<Record<string, Kit>> = {
  ...Object.fromEntries(
    WRONG_CALLS.flatMap((wrong) => [
      [`${wrong.what}: ${wrong.exception}`, refusing(wrong, ({ message }) => throwAs('Error', message))],
      [
        `${wrong.what}: the message names ${wrong.names}`,
        refusing(wrong, ({ name }) => throwAs(name, 'This is wrong.')),
      ],
      [
        `${wrong.what}: nothing changes`,
        refusing(wrong, (_, make) => make({ call: 'stockEmpty', args: [true] })),
      ],
    ]),
  ),
  ...ORDERS,
};
