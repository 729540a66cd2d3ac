/** Calls that a view must refuse, with the right exception and message, and without a trace. */
import type { KlondikeView } from '../../contract/view.js';
import type { ViewCall } from '../../views/view-call.js';
import { expectSame } from '../frame-lines.js';
import type { KitCheck, ThrownError, ViewKit } from '../view-under-test.js';
import { REFRESH, ViewTrial } from '../view-under-test.js';
import type { DoubleMisuse, WrongCall } from './misuses.js';
import { DOUBLE_MISUSES, MISUSES } from './misuses.js';
import { shown } from './shows.js';

/** The check that a view refuses at all. Checks of how it refuses stand on it. */
const thrown = ({ what, exception }: WrongCall): string => `${what}: ${exception}`;

/** An order of two mistakes shows only where each is a mistake alone. */
const mistakesOf = ({ setter }: DoubleMisuse): string[] =>
  MISUSES.filter((misuse) => misuse.setter === setter).map(thrown);

export const REFUSAL_CHECKS: readonly KitCheck[] = [
  ...MISUSES.map((misuse): KitCheck => ({
    name: thrown(misuse),
    check: (kit) => throws(kit, misuse),
  })),
  ...MISUSES.map((misuse): KitCheck => ({
    name: `${misuse.what}: the message names ${misuse.words.map(([what]) => what).join(' and ')}`,
    on: [thrown(misuse)],
    check: (kit) => explains(kit, misuse),
  })),
  ...MISUSES.map((misuse): KitCheck => ({
    name: `${misuse.what}: nothing changes`,
    on: [thrown(misuse), shown(misuse.setter)],
    check: (kit) => leavesNoTrace(kit, misuse),
  })),
  ...DOUBLE_MISUSES.map((misuse): KitCheck => ({
    name: `${misuse.what}: checked in this order`,
    on: mistakesOf(misuse),
    check: (kit) => checksInOrder(kit, misuse.pairs()),
  })),
];

async function throws<View extends KlondikeView>(kit: ViewKit<View>, misuse: WrongCall): Promise<void> {
  for (const { call, said } of misuse.calls()) {
    const thrown = await thrownBy(kit, call);
    if (thrown?.name === misuse.exception) continue;
    throw new Error(`expected ${misuse.exception} for ${said}; seen: ${thrown?.name ?? 'no exception'}`);
  }
}

async function explains<View extends KlondikeView>(kit: ViewKit<View>, misuse: WrongCall): Promise<void> {
  const [first] = misuse.calls();
  const message = (await thrownBy(kit, first.call))?.message ?? '';
  const missing = misuse.words.filter(([, word]) => !word.test(message));
  if (missing.length === 0) return;
  const named = missing.map(([what]) => what).join(' and ');
  throw new Error(`expected a message that names ${named} for ${first.said}; seen: ${message}`);
}

/** Looks after two refreshes: a change that a refresh alone makes is not the fault of the refused call. */
async function leavesNoTrace<View extends KlondikeView>(
  kit: ViewKit<View>,
  misuse: WrongCall,
): Promise<void> {
  for (const { call } of misuse.calls()) {
    const trial = await ViewTrial.at(kit);
    await trial.tell(REFRESH);
    const before = await trial.lines();
    await trial.thrownBy(call);
    await trial.tell(REFRESH);
    expectSame(before, await trial.lines());
  }
}

/** A call with two mistakes must throw what the view throws for the first mistake alone. */
async function checksInOrder<View extends KlondikeView>(
  kit: ViewKit<View>,
  pairs: readonly (readonly [both: ViewCall, first: ViewCall])[],
): Promise<void> {
  for (const [both, first] of pairs) {
    const expected = (await thrownBy(kit, first))?.name;
    const seen = (await thrownBy(kit, both))?.name;
    if (seen !== expected) {
      throw new Error(
        `expected ${expected ?? 'an exception'} to come first; seen: ${seen ?? 'no exception'}`,
      );
    }
  }
}

async function thrownBy<View extends KlondikeView>(
  kit: ViewKit<View>,
  call: ViewCall,
): Promise<ThrownError | undefined> {
  const trial = await ViewTrial.at(kit);
  return trial.thrownBy(call);
}
