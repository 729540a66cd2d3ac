/** `Math.random`, seeded for whoever is called. */
import { JavaRandom } from '../../core/random/java-random.js';

export class SeededChance {
  private readonly numbers: JavaRandom;

  constructor(seed: number) {
    this.numbers = new JavaRandom(BigInt(seed));
  }

  /** Calls with `Math.random` replaced, and puts it back. */
  during<Value>(call: () => Value): Value {
    const { random } = Math;
    Math.random = () => (this.numbers.next(26) * 2 ** 27 + this.numbers.next(27)) / 2 ** 53;
    try {
      return call();
    } finally {
      Math.random = random;
    }
  }
}
