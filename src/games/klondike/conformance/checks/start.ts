/** A view that has just been made. */
import { EMPTY_FRAME } from '../../contract/frame.js';
import type { KlondikeView } from '../../contract/view.js';
import { expectSame, linesOf } from '../frame-lines.js';
import { Trial, thrownOf } from '../trial.js';
import type { Check, ViewKit } from '../view-kit.js';

export const START_CHECKS: readonly Check[] = [
  { name: 'without a handler no view is made: NullHandlerException', check: needsHandler },
  { name: 'before anything is told it shows an empty stock, no cards and 0 moves', check: startsEmpty },
];

async function needsHandler<View extends KlondikeView>({ create }: ViewKit<View>): Promise<void> {
  for (const handler of [null, undefined]) {
    const outcome = await outcomeOf(() => create(handler as never));
    if (outcome !== 'NullHandlerException') {
      throw new Error(`expected NullHandlerException for the handler ${String(handler)}; seen: ${outcome}`);
    }
  }
}

async function outcomeOf(make: () => unknown): Promise<string> {
  try {
    await make();
  } catch (error) {
    return thrownOf(error).name;
  }
  return 'a view';
}

async function startsEmpty<View extends KlondikeView>(kit: ViewKit<View>): Promise<void> {
  const trial = await Trial.begin(kit);
  expectSame(linesOf(EMPTY_FRAME), await trial.lines());
}
