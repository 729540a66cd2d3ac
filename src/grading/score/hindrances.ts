/** Which failed checks stood in the way of those that were not tried. */

/** What events must have worked for a check to be tried; the first entry that its id begins with tells. */
const NEEDS: readonly (readonly [check: RegExp, needs: readonly string[]])[] = [
  [/^(draw|waste)[.]|^(undo|count)[.]stock$/, ['draw.', 'deal.']],
  [/^recycle[.]|^(undo|count)[.]recycle$/, ['recycle.', 'draw.', 'deal.']],
  [/^w>|^undo[.]waste$/, ['w>', 'waste.', 'draw.', 'deal.']],
  [/^f>t[.]|^undo[.]foundation$/, ['f>t.', 't>f.', 'w>f.', 'deal.']],
];

/** What only programs do, and how things are written, stands in nobody's way. */
const HARMLESS = /^(robust|arrays|constants|handler|program)[.]/;

/** @param failed the ids of all checks that failed */
export function hindrancesOf(untried: readonly string[], failed: readonly string[]): string[] {
  const met = new Set(untried.flatMap((check) => hindrancesOfOne(check, failed)));
  return failed.filter((check) => met.has(check));
}

function hindrancesOfOne(check: string, failed: readonly string[]): readonly string[] {
  const needs = NEEDS.find(([pattern]) => pattern.test(check))?.[1] ?? [];
  const own = failed.filter((other) => needs.some((start) => other.startsWith(start)));
  if (own.length > 0) return own;
  const harmful = failed.filter((other) => !HARMLESS.test(other));
  return harmful.length > 0 ? harmful : failed;
}
