/** A source of numbers for a shuffle. */
export interface Random {
  /** A whole number from 0 up to, not including, `bound`. */
  nextInt(bound: number): number;
}

/** Any of the items, each as likely; undefined, and no number is drawn, if there are none. */
export const oneOf = <Item>(items: readonly Item[], chance: Random): Item | undefined =>
  items.length === 0 ? undefined : items[chance.nextInt(items.length)];

/** A number from 0 to 4,294,967,295 from the platform's secure source. */
export function secureNumber(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number;
}
