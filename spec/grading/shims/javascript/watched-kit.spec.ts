/** Records which parts of the package a submission uses. */
import { expect, test } from '@jest/globals';
import type { PackageExports } from '../../../../src/grading/shims/javascript/kit.js';
import { watchedKit } from '../../../../src/grading/shims/javascript/watched-kit.js';

type AnyFunction = (...args: readonly unknown[]) => unknown;

const OWN_GAME = [
  ...['KlondikeController', 'play', 'refuseMove', 'refuseTake', 'refusePlace', 'legalMoves'],
  ...['dealLayout', 'dealFromLayout', 'deal', 'dealFrom', 'allOnFoundations', 'alternateColors'],
];

interface RecordedKit {
  readonly watched: Readonly<Record<string, unknown>>;
  readonly used: string[];
}

function recordedKit(kit: Readonly<Record<string, unknown>>): RecordedKit {
  const used: string[] = [];
  return { watched: watchedKit(kit as unknown as PackageExports, (name) => used.push(name)), used };
}

test.each(OWN_GAME)('a call to %s is recorded and takes place', (name) => {
  const owner = {};
  const { watched, used } = recordedKit({
    [name](this: unknown, ...args: unknown[]) {
      return [this === owner, ...args];
    },
  });
  expect(used).toEqual([]);
  expect([Reflect.apply(watched[name] as AnyFunction, owner, [5, 6]), used]).toEqual([[true, 5, 6], [name]]);
});

class Controller {
  constructor(readonly rules: string) {}
}

test('constructing a class of the package, or a subclass, is recorded and works', () => {
  const { watched, used } = recordedKit({ KlondikeController: Controller });
  const Watched = watched['KlondikeController'] as typeof Controller;
  class Longer extends Watched {}
  const [one, other] = [new Watched('ulg'), new Longer('ksu')];
  expect([one.rules, other.rules, one instanceof Controller, other instanceof Longer, used]).toEqual([
    ...['ulg', 'ksu', true, true],
    ['KlondikeController', 'KlondikeController'],
  ]);
});

test('everything else stays unchanged', () => {
  const kit = { newDeck: () => [], Pile: Map, HIDDEN: -1, deal: 5 };
  const { watched, used } = recordedKit(kit);
  (watched['newDeck'] as AnyFunction)();
  expect([watched, used]).toEqual([expect.objectContaining(kit), []]);
});
