/** The lowest `count` cards of a suit as text: `As 2s 3s`. */
export const suitText = (suit: string, count = 13): string =>
  Array.from('A23456789TJQK'.slice(0, count), (rank) => rank + suit).join(' ');

/** Prints a line for each foundation with this many cards, in the order spades, hearts, diamonds, clubs. */
export const foundationsText = (...counts: readonly [number, number, number, number]): string =>
  counts.map((count, index) => `f${index + 1}: ${suitText('shdc'.charAt(index), count)}`).join('\n');
