/** Foundations without the king of diamonds. */
const suit = (letter: string, count: number): string =>
  Array.from('A23456789TJQK', (rank) => rank + letter)
    .slice(0, count)
    .join(' ');

/** The piles of a game in which only the king of diamonds is missing, on `f4`. */
export const NEARLY_WON = `f1: ${suit('h', 13)}; f2: ${suit('c', 13)}; f3: ${suit('s', 13)}; f4: ${suit('d', 12)}`;
