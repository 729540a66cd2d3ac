/** Calls that a view must refuse, with the right exception and message, and without a trace. */
import type { KlondikeView } from '../../contract/view.js';
import type { ViewCall } from '../../views/view-call.js';
import { expectSame } from '../frame-lines.js';
import type { Thrown } from '../trial.js';
import { REFRESH, Trial } from '../trial.js';
import type { Check, ViewKit } from '../view-kit.js';
import type { Misuse } from './misuses.js';
import { DOUBLE_MISUSES, MISUSES } from './misuses.js';

export const REFUSAL_CHECKS: readonly Check[] = [
  ...MISUSES.map((misuse): Check => ({
    name: `${misuse.what}: ${misuse.exception}`,
    check: (kit) => throws(kit, misuse),
  })),
  ...MISUSES.map((misuse): Check => ({
    name: `${misuse.what}: the message names ${misuse.words.map(([what]) => what).join(' and ')}`,
    check: (kit) => explains(kit, misuse),
  })),
  ...MISUSES.map((misuse): Check => ({
    name: `${misuse.what}: nothing changes`,
    check: (kit) => leavesNoTrace(kit, misuse),
  })),
  ...DOUBLE_MISUSES.map(({ what, pairs }): Check => ({
    name: `${what}: checked in this order`,
    check: (kit) => checksInOrder(kit, pairs()),
  })),
];

async function throws<View extends KlondikeView>(kit: ViewKit<View>, misuse: Misuse): Promise<void> {
  for (const { call, said } of misuse.calls()) {
    const thrown = await thrownBy(kit, call);
    if (thrown?.name === misuse.exception) continue;
    throw new Error(`expected ${misuse.exception} for ${said}; seen: ${thrown?.name ?? 'no exception'}`);
  }
}

async function explains<View extends KlondikeView>(kit: ViewKit<View>, misuse: Misuse): Promise<void> {
  const [first] = misuse.calls();
  const message = (await thrownBy(kit, first.call))?.message;
  const missing = misuse.words.filter(([, word]) => message !== undefined && !word.test(message));
  if (missing.length === 0) return;
  const named = missing.map(([what]) => what).join(' and ');
  throw new Error(`expected a message that names ${named} for ${first.said}; seen: ${message ?? ''}`);
}

/** Looks after two refreshes: a change that a refresh alone makes is not the fault of the refused call. */
async function leavesNoTrace<View extends KlondikeView>(kit: ViewKit<View>, misuse: Misuse): Promise<void> {
  for (const { call } of misuse.calls()) {
    const trial = await Trial.at(kit);
    await trial.tell(REFRESH);
    const before = await trial.lines();
    if ((await trial.thrownBy(call)) === undefined) continue;
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
    if (expected !== undefined && seen !== expected) {
      throw new Error(`expected ${expected} to come first; seen: ${seen ?? 'no exception'}`);
    }
  }
}

async function thrownBy<View extends KlondikeView>(
  kit: ViewKit<View>,
  call: ViewCall,
): Promise<Thrown | undefined> {
  const trial = await Trial.at(kit);
  return trial.thrownBy(call);
}
