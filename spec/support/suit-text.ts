/** The lowest `count` cards of a suit as text: `As 2s 3s`. */
export const suitText = (suit: string, count = 13): string =>
  Array.from('A23456789TJQK'.slice(0, count), (rank) => rank + suit).join(' ');

/** A line a foundation, of spades, hearts, diamonds, clubs, with so many cards each. */
export const foundationsText = (...counts: readonly [number, number, number, number]): string =>
  counts.map((count, index) => `f${index + 1}: ${suitText('shdc'.charAt(index), count)}`).join('\n');
