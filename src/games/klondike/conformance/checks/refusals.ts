/** A view must refuse a wrong call. It throws the right exception with a useful message, and nothing changes. */
import type { KlondikeView } from '../../contract/view.js';
import type { ViewCall } from '../../views/view-call.js';
import { expectSame } from '../frame-lines.js';
import type { KitCheck, ThrownError, ViewKit } from '../view-under-test.js';
import { REFRESH, ViewTrial } from '../view-under-test.js';
import type { DoubleMistake, WrongCall } from './wrong-calls.js';
import { DOUBLE_MISTAKES, WRONG_CALLS } from './wrong-calls.js';
import { visibleCheck } from './shows.js';

/** The check that a wrong call throws. The other checks of that call depend on it. */
const throwsCheck = ({ what, exception }: WrongCall): string => `${what}: ${exception}`;

/** The order of two checks is visible only if each mistake alone throws. */
const singleMistakesOf = ({ setter }: DoubleMistake): string[] =>
  WRONG_CALLS.filter((wrong) => wrong.setter === setter).map(throwsCheck);

export const REFUSAL_CHECKS: readonly KitCheck[] = [
  ...WRONG_CALLS.map((wrong): KitCheck => ({
    name: throwsCheck(wrong),
    check: (kit) => throws(kit, wrong),
  })),
  ...WRONG_CALLS.map((wrong): KitCheck => ({
    name: `${wrong.what}: the message names ${wrong.words.map(([what]) => what).join(' and ')}`,
    needs: [throwsCheck(wrong)],
    check: (kit) => explains(kit, wrong),
  })),
  ...WRONG_CALLS.map((wrong): KitCheck => ({
    name: `${wrong.what}: nothing changes`,
    needs: [throwsCheck(wrong), visibleCheck(wrong.setter)],
    check: (kit) => changesNothing(kit, wrong),
  })),
  ...DOUBLE_MISTAKES.map((mistake): KitCheck => ({
    name: mistake.name,
    needs: singleMistakesOf(mistake),
    check: (kit) => checksInOrder(kit, mistake.pairs()),
  })),
];

async function throws<View extends KlondikeView>(kit: ViewKit<View>, wrong: WrongCall): Promise<void> {
  for (const { call, wrongValue } of wrong.calls()) {
    const thrown = await thrownBy(kit, call);
    if (thrown?.name === wrong.exception) continue;
    throw new Error(`expected ${wrong.exception} for ${wrongValue}; seen: ${thrown?.name ?? 'no exception'}`);
  }
}

async function explains<View extends KlondikeView>(kit: ViewKit<View>, wrong: WrongCall): Promise<void> {
  const [first] = wrong.calls();
  const message = (await thrownBy(kit, first.call))?.message ?? '';
  const missing = wrong.words.filter(([, word]) => !word.test(message));
  if (missing.length === 0) return;
  const named = missing.map(([what]) => what).join(' and ');
  throw new Error(`expected a message that names ${named} for ${first.wrongValue}; seen: ${message}`);
}

/** Refreshes twice, because a change that a refresh alone makes is not the wrong call's fault. */
async function changesNothing<View extends KlondikeView>(
  kit: ViewKit<View>,
  wrong: WrongCall,
): Promise<void> {
  for (const { call } of wrong.calls()) {
    const trial = await ViewTrial.at(kit);
    await trial.tell(REFRESH);
    const before = await trial.lines();
    await trial.thrownBy(call);
    await trial.tell(REFRESH);
    expectSame(before, await trial.lines());
  }
}

/** A call with two mistakes must throw the same exception as the first mistake alone. */
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
