/** The package for a submission. Reports the parts of the game that the submission uses but should write itself. */
import type { PackageExports } from './kit.js';

/** Functions and classes that deal, judge or make moves. */
const OWN_GAME = [
  ...['KlondikeController', 'play', 'refuseMove', 'refuseTake', 'refusePlace', 'legalMoves'],
  ...['dealLayout', 'dealFromLayout', 'deal', 'dealFrom', 'allOnFoundations', 'alternateColors'],
];

/** @param use gets the name of each function that is called and each class that is created */
export function watchedKit(
  kit: PackageExports,
  use: (name: string) => void,
): Readonly<Record<string, unknown>> {
  const values: Readonly<Record<string, unknown>> = { ...kit };
  const seen = OWN_GAME.map((name): [string, unknown] => [name, noting(values[name], () => use(name))]);
  return { ...values, ...Object.fromEntries(seen) };
}

function noting(value: unknown, note: () => void): unknown {
  if (typeof value !== 'function') return value;
  return new Proxy(value, {
    apply: (called: (...args: unknown[]) => unknown, self, args: unknown[]) => {
      note();
      return Reflect.apply(called, self, args);
    },
    construct: (made, args: unknown[], maker) => {
      note();
      return Reflect.construct(made, args, maker) as object;
    },
  });
}
