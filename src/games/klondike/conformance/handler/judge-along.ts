/** Judges a handler along lines of play. */
import type { TagItem } from '../../../../scripts/language/items.js';
import type { KlondikeCall } from '../../contract/handler.js';
import { parseScript } from '../../script/parse.js';
import { differenceAlong } from './compare.js';
import type { Judging } from './handler-kit.js';
import type { Line } from './line.js';
import { notAsExpected } from './not-as-expected.js';

/** @throws NotAsExpected if the handler plays a line otherwise than the reference */
export function judgeAlong(judging: Judging, line: Line): void {
  const difference = differenceAlong(judging, line);
  if (difference !== undefined) throw notAsExpected(judging.rules, difference);
}

/** The line of a script. Its first tag is its deal. */
export function lineOf(script: string): Line {
  const items = parseScript(script);
  const calls = items.flatMap((item) =>
    item.kind === 'event' ? new Array<KlondikeCall>(item.times).fill(item.call as KlondikeCall) : [],
  );
  return { deal: items.find((item): item is TagItem => item.kind === 'tag'), calls };
}
