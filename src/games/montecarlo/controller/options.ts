/** The options of the controller. */
import type { FieldsOf } from '../../../core/given.js';
import { checkGiven, checkOptions } from '../../../core/given.js';
import type { Grid, GridSize } from '../model/grid.js';
import { FIVE_BY_FIVE } from '../model/grid.js';
import type { MonteCarloMove, MonteCarloRefusal } from '../model/play.js';
import { Advisor } from '../search/advisor.js';
import { MONTECARLO_HELP_ENGLISH } from '../words/strings/english.js';

/**
 * Finds the move for a hint; undefined if there is none. The grid is a copy, which stays the same object until the
 * cards move.
 */
export type Advise = (grid: Grid) => MonteCarloMove | undefined;

/** The options of a `MonteCarloController`. */
export interface MonteCarloOptions {
  /** Five rows and columns by default. */
  readonly size?: GridSize | undefined;
  /** The name of the deal for every `newDeal`. By default, each `newDeal` picks a random deal. */
  readonly deal?: string | undefined;
  /**
   * Finds the move for `hintAhead`. The default is an `Advisor`, which makes a short search for the best ending.
   */
  readonly advise?: Advise | undefined;
  /** The name that the About box credits. */
  readonly name?: string | undefined;
  /** The text for the event `help`: `HELP` by default. */
  readonly help?: string | undefined;
  /** Called with the reason for each refused event. */
  readonly onRefusal?: ((why: MonteCarloRefusal) => void) | undefined;
}

/** The rules for the player, in English. */
export const HELP = MONTECARLO_HELP_ENGLISH.help;

const FIELDS: FieldsOf<MonteCarloOptions> = {
  size: true,
  deal: true,
  advise: true,
  name: true,
  help: true,
  onRefusal: true,
};

/** The options with their defaults. @throws TypeError if an option has the wrong type */
export function withDefaults(options: MonteCarloOptions): {
  readonly [Name in Exclude<keyof MonteCarloOptions, 'deal'>]-?: NonNullable<MonteCarloOptions[Name]>;
} & Pick<MonteCarloOptions, 'deal'> {
  checkOptions(options, FIELDS);
  const { size = FIVE_BY_FIVE, deal, name = 'klondike-kit', help = HELP, onRefusal = ignore } = options;
  const advisor = new Advisor();
  const advise: Advise = options.advise ?? ((grid) => advisor.advise(grid));
  checkGiven('size', size, 'an object');
  for (const [option, text] of Object.entries({ name, help })) checkGiven(option, text, 'a string');
  for (const [option, call] of Object.entries({ advise, onRefusal })) checkGiven(option, call, 'a function');
  return { size, deal, name, help, advise, onRefusal };
}

function ignore(): void {
  // By default, no one listens to refusals.
}

/** Caches the result for the last value. */
export function cacheLast<Value, Made>(make: (value: Value) => Made): (value: Value) => Made {
  let last: { readonly value: Value; readonly made: Made } | undefined;
  return (value) => {
    if (last === undefined || last.value !== value) last = { value, made: make(value) };
    return last.made;
  };
}
