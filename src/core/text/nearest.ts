/** Guesses the meaning of a misspelled word. */

const FARTHEST = 2;

/**
 * A word needs this many letters for each wrong one. If half the letters of a short word differ, it is a different
 * word.
 */
const FOR_EACH = 2.5;

/** This many letters at the beginning of a name are enough to recognize it. */
const BEGINNING = 2;

/** `; did you mean X?` with the nearest name, formatted by `shown`. Empty if no name is near enough. */
export function didYouMean(
  word: string,
  names: readonly string[],
  shown = (name: string): string => name,
): string {
  const meant = meantBy(word, names);
  return meant === undefined ? '' : `; did you mean ${shown(meant)}?`;
}

/** The nearest name, or the only one with the same beginning. */
export function meantBy(word: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, distance: editDistance(word, name) }))
    .filter(({ distance }) => distance <= FARTHEST && distance <= word.length / FOR_EACH);
  const [nearest] = near.sort((one, other) => one.distance - other.distance);
  return nearest?.name ?? onlyBeginning(word, names);
}

function onlyBeginning(word: string, names: readonly string[]): string | undefined {
  const begun = word.length < BEGINNING ? [] : names.filter((name) => name.startsWith(word));
  return begun.length === 1 ? begun[0] : undefined;
}

/**
 * How many letters to insert, remove, change or swap with a neighbor to turn one word into the other: Damerau's
 * distance, in which no letter changes twice.
 */
function editDistance(one: string, other: string): number {
  const letters = Array.from(one);
  const others = Array.from(other);
  let above: readonly number[] = [];
  let row = Array.from({ length: others.length + 1 }, (_, column) => column);
  for (const [index, letter] of letters.entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of others.entries()) {
      const changed = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      const isSwapped = letter === others[column - 1] && letters[index - 1] === otherLetter;
      const swapped = isSwapped ? (above[column - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(changed, swapped, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    [above, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
