/** Random games, played with the handler and with the reference. */
import { JavaRandom } from '../../../../core/random/java-random.js';
import type { TagItem } from '../../../../scripts/language/items.js';
import { dealFrom, javaDeal } from '../../model/deals.js';
import type { Difference } from './compare.js';
import { differenceAlong } from './compare.js';
import { randomEnding } from './endings.js';
import type { HandlerCheck, Judging } from './handler-kit.js';
import type { Line } from './line.js';
import { Reference } from './line.js';
import { notAsExpected } from './not-as-expected.js';
import { randomCalls } from './random-calls.js';
import { TAKES_DEALS } from './scenario-checks.js';
import { shrunk } from './shrink.js';

/** Of a whole game, and of its end. */
const CALLS = { game: 200, ending: 60 } as const;

/** Only the differences found soonest are worth making shorter. */
const SHRUNK = 3;

export const RANDOM_PLAY: readonly HandlerCheck[] = [
  {
    name: 'random play: every event is answered as KlondikeController answers it',
    on: [TAKES_DEALS],
    check: (judging) => {
      const [shortest] = differencesOf(judging)
        .sort(byLength)
        .slice(0, SHRUNK)
        .map((difference) => shrunk(judging, difference))
        .sort(byLength);
      if (shortest !== undefined) throw notAsExpected(judging.rules, shortest);
    },
  },
];

const byLength = (one: Difference, other: Difference): number => one.expected.length - other.expected.length;

const differencesOf = (judging: Judging): Difference[] =>
  judging.seeds
    .flatMap((seed) => [randomGame(judging, seed), randomEnd(judging, seed)])
    .flatMap((line) => differenceAlong(judging, line) ?? []);

function randomGame({ rules }: Judging, seed: number): Line {
  const deal: TagItem = { kind: 'tag', key: 'Deal', text: javaDeal(BigInt(seed)).name };
  const chance = new JavaRandom(BigInt(seed));
  return { deal, calls: randomCalls(new Reference(rules, deal), chance, CALLS.game) };
}

function randomEnd({ rules }: Judging, seed: number): Line {
  const chance = new JavaRandom(BigInt(seed));
  const deal: TagItem = { kind: 'tag', key: 'Layout', text: dealFrom(randomEnding(rules, chance)).name };
  return { deal, calls: randomCalls(new Reference(rules, deal), chance, CALLS.ending) };
}
