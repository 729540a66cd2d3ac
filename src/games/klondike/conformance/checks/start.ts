/** Checks of a view that has just been made. */
import { valueText } from '../../../../core/given.js';
import { FOUNDATIONS, TABLEAU } from '../../words/piles.js';
import { EMPTY_FRAME } from '../../contract/frame.js';
import { isShownCard } from '../../contract/checked-numbers.js';
import type { Frame } from '../../contract/frame.js';
import type { KlondikeView } from '../../contract/view.js';
import { expectSame, linesOf } from '../frame-lines.js';
import type { KitCheck, ViewKit } from '../view-under-test.js';
import { ViewTrial, thrownOf } from '../view-under-test.js';

/** The check that the kit can read a frame. All checks that look at the view depend on it. */
export const READS = 'read: returns a frame';

export const START_CHECKS: readonly KitCheck[] = [
  { name: 'throws NullHandlerException without a handler', check: needsHandler },
  { name: READS, check: readsFrame },
  {
    name: 'a new view shows an empty stock, no cards and 0 moves',
    needs: [READS],
    check: startsEmpty,
  },
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

const isPile = (cards: unknown): boolean => Array.isArray(cards) && cards.every(isShownCard);

const arePiles = (piles: unknown, count: number): boolean =>
  Array.isArray(piles) && piles.length === count && piles.every(isPile);

/** The type that each part of a frame must have, in words and as a test. */
const PARTS: readonly (readonly [part: keyof Frame, type: string, isValid: (value: unknown) => boolean])[] = [
  ['stockEmpty', 'true or false', (value) => typeof value === 'boolean'],
  ['waste', 'an array of cards', isPile],
  ['foundations', 'four arrays of cards', (value) => arePiles(value, FOUNDATIONS.length)],
  ['tableau', 'seven arrays of cards', (value) => arePiles(value, TABLEAU.length)],
  ['moves', 'a number', (value) => typeof value === 'number'],
  ['won', 'true or false', (value) => typeof value === 'boolean'],
];

async function readsFrame<View extends KlondikeView>(kit: ViewKit<View>): Promise<void> {
  const frame: unknown = await (await ViewTrial.begin(kit)).read();
  if (typeof frame !== 'object' || frame === null)
    throw new Error(`expected a frame; seen: ${valueText(frame)}`);
  for (const [part, type, isValid] of PARTS) {
    const value = (frame as Partial<Record<string, unknown>>)[part];
    if (!isValid(value))
      throw new Error(`expected a frame whose ${part} is ${type}; seen: ${seenText(value)}`);
  }
}

const seenText = (value: unknown): string =>
  Array.isArray(value) ? JSON.stringify(value) : valueText(value);

async function startsEmpty<View extends KlondikeView>(kit: ViewKit<View>): Promise<void> {
  const trial = await ViewTrial.begin(kit);
  expectSame(linesOf(EMPTY_FRAME), await trial.lines());
}
