/** A source of numbers for a shuffle. */
export interface Random {
  /** A whole number from 0 up to, not including, `bound`. */
  nextInt(bound: number): number;
}

/** A number from 0 to 4,294,967,295 from the platform's secure source. */
export function secureNumber(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number;
}
