/** Translates between the package's constants and the numbers that a handler was given. */
import { KlondikeView } from '../../games/klondike/contract/view.js';

type Names = Readonly<Record<string, number>>;

const OURS: Names = KlondikeView;

/** The arguments of events and of the view's methods that are constants. */
const ARGUMENTS: Readonly<
  Partial<Record<string, readonly ('tableau' | 'foundation' | 'cards' | undefined)[]>>
> = {
  moveWasteToTableau: ['tableau'],
  moveWasteToFoundation: ['foundation'],
  moveTableauToFoundation: ['tableau', 'foundation'],
  moveTableauToTableau: ['tableau', undefined, 'tableau'],
  moveFoundationToTableau: ['foundation', 'tableau'],
  wasteCards: ['cards'],
  tableauCards: ['tableau', 'cards'],
  foundationCards: ['foundation', 'cards'],
};

/** Cards, foundations and tableau piles have separate numbers. */
const GROUPS = { foundation: /^FOUNDATION_/, tableau: /^TABLEAU_/, card: /^(?!FOUNDATION_|TABLEAU_)/ };

/** Returns the numbers of all constants if only some are given. `SPADE_A` means the same as `SPADES_A`. */
export function allConstants(given: Names = {}): Names {
  const plural = (name: string): string => name.replace(/^(SPADE|HEART|DIAMOND|CLUB)_/, '$1S_');
  return Object.fromEntries(
    Object.entries(OURS).map(([name, ours]) => [name, given[name] ?? given[plural(name)] ?? ours]),
  );
}

/**
 * Translates from one numbering to another. A number that means nothing in the first numbering means nothing in the
 * second.
 */
export class Translation {
  private readonly maps: Readonly<Record<keyof typeof GROUPS, ReadonlyMap<unknown, number>>>;

  constructor(from: Names, to: Names) {
    const mapOf = (group: RegExp): ReadonlyMap<unknown, number> =>
      new Map(
        Object.entries(from)
          .filter(([name]) => group.test(name))
          .map(([name, number]) => [number, to[name] ?? number]),
      );
    this.maps = {
      foundation: mapOf(GROUPS.foundation),
      tableau: mapOf(GROUPS.tableau),
      card: mapOf(GROUPS.card),
    };
  }

  /** Translates from the package's numbers to the handler's. */
  static to(constants: Names): Translation {
    return new Translation(OURS, constants);
  }

  /** Translates from the handler's numbers to the package's. */
  static from(constants: Names): Translation {
    return new Translation(constants, OURS);
  }

  readonly foundation = (number: unknown): unknown => translated(this.maps.foundation, number);
  readonly tableau = (number: unknown): unknown => translated(this.maps.tableau, number);

  readonly card = (number: unknown): unknown => translated(this.maps.card, number);

  readonly cards = (cards: unknown): unknown => (Array.isArray(cards) ? cards.map(this.card) : cards);

  /** Translates the arguments of an event or of a view call. */
  args(method: string, args: readonly unknown[]): readonly unknown[] {
    return args.map((arg, index) => {
      const kind = ARGUMENTS[method]?.[index];
      return kind === undefined ? arg : this[kind](arg);
    });
  }
}

/** A number that has a meaning only in the second numbering becomes a number without a meaning in either. */
function translated(map: ReadonlyMap<unknown, number>, number: unknown): unknown {
  const known = map.get(number);
  if (known !== undefined || typeof number !== 'number') return known ?? number;
  return [...map.values()].includes(number) ? -1 - Math.abs(number) : number;
}
