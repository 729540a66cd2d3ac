/** Cards that a view must accept, and what happens to the arrays they come in. */
import type { Card } from '../../../../core/card.js';
import { HIDDEN, printCard } from '../../../../core/card.js';
import type { KlondikeView } from '../../contract/view.js';
import { expectSame } from '../frame-lines.js';
import type { KitCheck, ViewKit } from '../view-under-test.js';
import { REFRESH, ViewTrial } from '../view-under-test.js';
import { shown } from './shows.js';
import type { Taker } from './takers.js';
import { TAKERS } from './takers.js';

/** The check that a view takes face-down cards. Checks that show such cards stand on it. */
export const takesHidden = (setter: Taker['setter']): string => `${setter}: takes HIDDEN`;

const checksOf = (taker: Taker): KitCheck[] => [
  {
    name: `${taker.setter}: takes ${taker.most} cards`,
    check: (kit) =>
      takes(
        kit,
        taker,
        Array.from({ length: taker.most }, (_, card) => card),
      ),
  },
  { name: takesHidden(taker.setter), check: (kit) => takes(kit, taker, [HIDDEN]) },
  { name: `${taker.setter}: takes an empty array`, check: (kit) => takes(kit, taker, []) },
  { name: `${taker.setter}: copies the array`, check: (kit) => copies(kit, taker) },
  { name: `${taker.setter}: leaves the array as it was given`, check: (kit) => keeps(kit, taker) },
];

export const TAKES_CHECKS: readonly KitCheck[] = TAKERS.flatMap((taker) =>
  checksOf(taker).map((check) => ({ ...check, on: [shown(taker.setter)] })),
);

async function takes<View extends KlondikeView>(
  kit: ViewKit<View>,
  { key, tell }: Taker,
  cards: readonly number[],
): Promise<void> {
  const trial = await ViewTrial.at(kit);
  await trial.tell(tell([4]), REFRESH);
  expectSame(lines(key, [4]), await trial.lines());
  const thrown = await trial.thrownBy(tell(cards.slice()));
  if (thrown !== undefined)
    throw new Error(`expected to be taken; thrown: ${thrown.name}: ${thrown.message}`);
  await trial.tell(REFRESH);
  expectSame(lines(key, cards), await trial.lines());
}

async function copies<View extends KlondikeView>(kit: ViewKit<View>, { key, tell }: Taker): Promise<void> {
  const untouched = await ViewTrial.at(kit);
  await untouched.tell(tell([4]), REFRESH);
  const trial = await ViewTrial.at(kit);
  const cards = [4];
  await trial.tell(tell(cards));
  cards.splice(0, 1, 6);
  await trial.tell(REFRESH);
  expectSame(await untouched.lines(), await trial.lines(), [key].values());
}

async function keeps<View extends KlondikeView>(kit: ViewKit<View>, { tell }: Taker): Promise<void> {
  const trial = await ViewTrial.at(kit);
  const cards = [4, 5];
  await trial.thrownBy(tell(cards));
  await trial.tell(REFRESH);
  if (cards.join() !== '4,5') throw new Error(`the array given was 4, 5; now it is ${cards.join(', ')}`);
}

const lines = (key: string, cards: readonly number[]): Map<string, string> =>
  new Map([[key, cards.map((card) => printCard(card as Card)).join(' ')]]);
