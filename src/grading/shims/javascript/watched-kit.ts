/** The package as a submission gets it, noting what it uses of the game that it should write itself. */
import type { PackageExports } from './kit.js';

/** They deal, judge and make moves. */
const OWN_GAME = [
  ...['KlondikeController', 'play', 'refuseMove', 'refuseTake', 'refusePlace', 'legalMoves'],
  ...['deal', 'dealFrom', 'allOnFoundations', 'alternateColors'],
];

/** @param use hears the name of what is called or made */
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
