/** Cards that a view must accept, and how it treats their array. */
import type { Card } from '../../../../core/card.js';
import { HIDDEN, printCard } from '../../../../core/card.js';
import type { KlondikeView } from '../../contract/view.js';
import { expectSame } from '../frame-lines.js';
import type { KitCheck, ViewKit } from '../view-under-test.js';
import { REFRESH, ViewTrial } from '../view-under-test.js';
import { visibleCheck } from './shows.js';
import type { CardSetter } from './card-setters.js';
import { CARD_SETTERS } from './card-setters.js';

/** The check that a setter accepts face-down cards. Checks that show face-down cards depend on it. */
export const hiddenCheck = (setter: CardSetter['setter']): string => `${setter}: accepts HIDDEN`;

const checksOf = (cardSetter: CardSetter): KitCheck[] => [
  {
    name: `${cardSetter.setter}: accepts ${cardSetter.most} cards`,
    check: (kit) =>
      accepts(
        kit,
        cardSetter,
        Array.from({ length: cardSetter.most }, (_, card) => card),
      ),
  },
  { name: hiddenCheck(cardSetter.setter), check: (kit) => accepts(kit, cardSetter, [HIDDEN]) },
  { name: `${cardSetter.setter}: accepts an empty array`, check: (kit) => accepts(kit, cardSetter, []) },
  { name: `${cardSetter.setter}: copies the array`, check: (kit) => copies(kit, cardSetter) },
  { name: `${cardSetter.setter}: does not change the array`, check: (kit) => leavesArray(kit, cardSetter) },
];

export const ACCEPT_CHECKS: readonly KitCheck[] = CARD_SETTERS.flatMap((cardSetter) =>
  checksOf(cardSetter).map((check) => ({ ...check, needs: [visibleCheck(cardSetter.setter)] })),
);

async function accepts<View extends KlondikeView>(
  kit: ViewKit<View>,
  { key, tell }: CardSetter,
  cards: readonly number[],
): Promise<void> {
  const trial = await ViewTrial.at(kit);
  await trial.tell(tell([4]), REFRESH);
  expectSame(lines(key, [4]), await trial.lines());
  const thrown = await trial.thrownBy(tell(cards.slice()));
  if (thrown !== undefined)
    throw new Error(`expected the cards to be accepted; thrown: ${thrown.name}: ${thrown.message}`);
  await trial.tell(REFRESH);
  expectSame(lines(key, cards), await trial.lines());
}

async function copies<View extends KlondikeView>(
  kit: ViewKit<View>,
  { key, tell }: CardSetter,
): Promise<void> {
  const untouched = await ViewTrial.at(kit);
  await untouched.tell(tell([4]), REFRESH);
  const trial = await ViewTrial.at(kit);
  const cards = [4];
  await trial.tell(tell(cards));
  cards.splice(0, 1, 6);
  await trial.tell(REFRESH);
  expectSame(await untouched.lines(), await trial.lines(), [key].values());
}

async function leavesArray<View extends KlondikeView>(
  kit: ViewKit<View>,
  { tell }: CardSetter,
): Promise<void> {
  const trial = await ViewTrial.at(kit);
  const cards = [4, 5];
  await trial.thrownBy(tell(cards));
  await trial.tell(REFRESH);
  if (cards.join() !== '4,5')
    throw new Error(`expected the array to stay 4, 5; now it is ${cards.join(', ')}`);
}

const lines = (key: string, cards: readonly number[]): Map<string, string> =>
  new Map([[key, cards.map((card) => printCard(card as Card)).join(' ')]]);
