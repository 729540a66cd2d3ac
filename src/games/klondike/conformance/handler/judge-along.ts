/** Judges a handler along lines of play. */
import type { TagItem } from '../../../../scripts/language/items.js';
import type { KlondikeCall } from '../../contract/handler.js';
import { NEW_GAME } from '../../contract/plain-calls.js';
import { eventOf } from '../../../../scripts/language/made-events.js';
import { parseScript } from '../../script/parse.js';
import { ScriptRunner } from '../../script/runner.js';
import type { Difference } from './compare.js';
import { differenceAlong } from './compare.js';
import type { Judging } from './handler-kit.js';
import type { Line } from './line.js';
import { Reference } from './line.js';
import { notAsExpected } from './not-as-expected.js';

/** @throws NotAsExpected if the handler plays a line otherwise than the reference */
export function judgeAlong(judging: Judging, line: Line): void {
  const difference = differenceAlong(judging, line);
  if (difference !== undefined)
    throw notAsExpected(judging.rules, withKnownCards(judging, line) ?? difference);
}

/** Of any deal whose cards a handler can be given. */
const KNOWN: TagItem = { kind: 'tag', key: 'Deal', text: 'java:11' };

/**
 * A handler's own cards cannot be named in a script: the difference along the same line with known cards.
 * Undefined if the handler cannot be given its cards, or does not differ with these.
 */
function withKnownCards(judging: Judging, { deal, calls }: Line): Difference | undefined {
  const isPlayed = deal === undefined && calls.some(({ event }) => event === 'newGame');
  return isPlayed && heedsDeals(judging) ? differenceAlong(judging, { deal: KNOWN, calls }) : undefined;
}

/** Do the columns end with the known cards? What else is shown may be the fault to tell. */
function heedsDeals({ create, rules }: Judging): boolean {
  const runner = new ScriptRunner(create);
  runner.step(KNOWN);
  runner.step(eventOf({ call: NEW_GAME, refused: false }));
  const { frame } = new Reference(rules, KNOWN).play(NEW_GAME);
  return frame.tableau.every((cards, index) => cards.at(-1) === runner.frame.tableau[index]?.at(-1));
}

/** The line of a script. Its first tag is its deal. */
export function lineOf(script: string): Line {
  const items = parseScript(script);
  const calls = items.flatMap((item) =>
    item.kind === 'event' ? new Array<KlondikeCall>(item.times).fill(item.call as KlondikeCall) : [],
  );
  return { deal: items.find((item): item is TagItem => item.kind === 'tag'), calls };
}
