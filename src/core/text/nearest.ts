/** Guesses what a misspelt word means. */

const FARTHEST = 2;

/** In letters: so much of a name's beginning tells which one is meant. */
const BEGINNING = 3;

/** `; did you mean X?` with the name that is meant, as `shown` gives it; empty if there is none. */
export function didYouMean(
  word: string,
  names: readonly string[],
  shown = (name: string): string => name,
): string {
  const meant = meantBy(word, names);
  return meant === undefined ? '' : `; did you mean ${shown(meant)}?`;
}

/** The nearest name, or else the only one that begins so. */
export function meantBy(word: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, distance: editDistance(word, name) }))
    .filter(({ distance }) => distance <= FARTHEST && distance <= word.length / 2);
  const [nearest] = near.sort((one, other) => one.distance - other.distance);
  return nearest?.name ?? onlyBeginning(word, names);
}

function onlyBeginning(word: string, names: readonly string[]): string | undefined {
  const begun = word.length < BEGINNING ? [] : names.filter((name) => name.startsWith(word));
  return begun.length === 1 ? begun[0] : undefined;
}

/** How many letters must be inserted, removed or changed to make one word the other: Levenshtein's distance. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of Array.from(other).entries()) {
      const changed = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
