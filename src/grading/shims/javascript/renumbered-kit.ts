/**
 * The package with different numbers for its constants, which breaks submissions that use numbers instead of names.
 * Some exports depend on the numbers and cannot be translated, such as a controller. Such exports exist, but end the
 * attempt when they are used.
 */
import { KlondikeView } from '../../../games/klondike/contract/view.js';
import { Translation } from '../../remote/numbering.js';
import type { PackageExports } from './kit.js';
import { ImpossibleRequest } from './requests.js';

type Numbers = Readonly<Record<string, number>>;
type NamedValues = Readonly<Record<string, unknown>>;
type AnyFunction = (...args: readonly unknown[]) => unknown;

const OURS: Numbers = KlondikeView;

export const areOurs = (numbers: Numbers): boolean =>
  Object.entries(OURS).every(([name, number]) => numbers[name] === number);

/** Functions and classes that do not depend on the number of a card or pile. */
const AS_IT_IS = [
  ...['DotnetRandom', 'JavaRandom', 'shuffle', 'TextError', 'pileAt'],
  ...['NegativeNumberException', 'TooManyCardsException', 'NullArrayException', 'NullHandlerException'],
  ...['UnknownCardException', 'UnknownTableauException', 'UnknownFoundationException', 'KlondikeException'],
  ...['checkHandler', 'checkView', 'checkMoves'],
];

/** @param numbers the numbers of all constants, by name */
export function renumberedKit(kit: PackageExports, numbers: Numbers): NamedValues {
  const constants = Object.freeze(Object.fromEntries(Object.keys(OURS).map((name) => [name, numbers[name]])));
  const others = Object.entries(kit)
    .filter(([name, value]) => typeof value === 'function' && !AS_IT_IS.includes(name))
    .map(([name]): [string, unknown] => [name, unusable(name)]);
  const kept: NamedValues = { ...kit, ...Object.fromEntries<unknown>(others) };
  return {
    ...kept,
    ...constants,
    KlondikeView: constants,
    KlondikeEventsHandler: constants,
    ...translatedFunctions(kit, numbers),
  };
}

function translatedFunctions(kit: PackageExports, numbers: Numbers): NamedValues {
  const [from, to] = [Translation.from(numbers), Translation.to(numbers)];
  const { isRed, rankOf, suitOf, printCard } = kit as unknown as Record<string, AnyFunction>;
  const { cardOf, parseCard, asCard, pileIndex } = kit as unknown as Record<string, AnyFunction>;
  const given =
    (call: AnyFunction | undefined): AnyFunction =>
    (card, ...rest) =>
      call?.(from.card(card), ...rest);
  const made =
    (call: AnyFunction | undefined): AnyFunction =>
    (...args) =>
      to.card(call?.(...args));
  const translatedIndex = (id: string): unknown =>
    (id.startsWith('t') ? to.tableau : to.foundation)(pileIndex?.(id));
  return {
    ...{ isRed: given(isRed), rankOf: given(rankOf), suitOf: given(suitOf), printCard: given(printCard) },
    ...{ cardOf: made(cardOf), parseCard: made(parseCard), asCard: made(given(asCard)) },
    newDeck: () => to.cards(kit.newDeck()),
    asTableau: (index: unknown) => to.tableau(kit.asTableau(from.tableau(index))),
    asFoundation: (index: unknown) => to.foundation(kit.asFoundation(from.foundation(index))),
    tableauAt: (index: unknown) => kit.tableauAt(from.tableau(index)),
    foundationAt: (index: unknown) => kit.foundationAt(from.foundation(index)),
    ...{ pileIndex: translatedIndex, indexOf: translatedIndex },
  };
}

/** A function or class that throws when it is called, and a base class whose subclasses throw when they are created. */
function unusable(name: string): unknown {
  return function (): never {
    throw new ImpossibleRequest(
      `It uses ${name} of klondike-kit, which works only with the usual constants.`,
    );
  };
}
