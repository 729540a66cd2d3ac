/**
 * The score of a game that always removes the first pair, computed with other code: java.util.Random with big integers,
 * a tableau of rows, and gaps that are filled one after another. It shares no code with the package.
 */

const SIDE = 5;
/** Cards are 0 to 51, thirteen for each suit; `undefined` is an empty cell. */
type Tableau = (number | undefined)[][];

function* randomBits(seed: bigint): Generator<bigint, never> {
  let state = (seed ^ 25214903917n) & 281474976710655n;
  for (;;) {
    state = (state * 25214903917n + 11n) & 281474976710655n;
    yield state >> 17n;
  }
}

/** The generator from the documentation of `Random.nextInt(int bound)`. */
function drawBelow(bound: bigint, bits: Generator<bigint, never>): number {
  if ((bound & (bound - 1n)) === 0n) return Number((bound * bits.next().value) >> 31n);
  for (;;) {
    const drawn = bits.next().value;
    const rest = drawn % bound;
    if (drawn - rest + bound - 1n < 2n ** 31n) return Number(rest);
  }
}

function shuffledDeck(game: bigint): number[] {
  const bits = randomBits(game);
  const deck = [...Array(52).keys()];
  for (let last = 51; last >= 1; last--) {
    const index = drawBelow(BigInt(last + 1), bits);
    const [moved = 0] = deck.splice(index, 1, deck[last] ?? 0);
    deck[last] = moved;
  }
  return deck;
}

/** Goes through all cells, looks at the cells around each of them, and removes the first card of the same rank. */
function removeFirst(tableau: Tableau): boolean {
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const card = tableau[row]?.[column];
      for (let around = 0; around < 9 && card !== undefined; around++) {
        const [beside, place] = [tableau[row - 1 + Math.floor(around / 3)], column - 1 + (around % 3)];
        const other = beside?.[place];
        if (beside === undefined || other === undefined || around === 4 || other % 13 !== card % 13) continue;
        beside[place] = undefined;
        tableau[row]?.splice(column, 1, undefined);
        return true;
      }
    }
  }
  return false;
}

/**
 * Fills each gap with the next card after it, or with the next card of the deck. Returns false if no gap was filled.
 */
function fillGaps(tableau: Tableau, deck: number[]): boolean {
  let filled = false;
  for (let gap = 0; gap < SIDE * SIDE; gap++) {
    if (tableau[Math.floor(gap / SIDE)]?.[gap % SIDE] !== undefined) continue;
    let next = gap + 1;
    while (next < SIDE * SIDE && tableau[Math.floor(next / SIDE)]?.[next % SIDE] === undefined) next++;
    const [card] =
      next < SIDE * SIDE
        ? (tableau[Math.floor(next / SIDE)]?.splice(next % SIDE, 1, undefined) ?? [])
        : deck.splice(0, 1);
    if (card === undefined) return filled;
    tableau[Math.floor(gap / SIDE)]?.splice(gap % SIDE, 1, card);
    filled = true;
  }
  return filled;
}

export function ownScore(game: bigint): number {
  const deck = shuffledDeck(game);
  const tableau: Tableau = Array.from({ length: SIDE }, () => deck.splice(0, SIDE));
  let score = 0;
  do while (removeFirst(tableau)) score += 2;
  while (fillGaps(tableau, deck));
  return score;
}
