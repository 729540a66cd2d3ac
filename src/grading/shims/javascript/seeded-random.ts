/** Makes a program's random numbers depend on one seed. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { seededNumbers } from '../../candidate/seeded-numbers.js';

let numbers: (() => number) | undefined;

const next = (): number => numbers?.() ?? 0;

/** From now on, the program's random numbers depend on this seed. */
export function seedRandom(seed: number): void {
  if (numbers === undefined) replaceSources();
  numbers = seededNumbers(seed);
}

/** Replaces every source of random numbers in JavaScript. */
function replaceSources(): void {
  Math.random = next;
  const fill = <Bytes>(array: Bytes): Bytes => {
    const { buffer, byteOffset, byteLength } = array as Uint8Array;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    for (let index = 0; index < bytes.length; index++) bytes[index] = Math.floor(next() * 256);
    return array;
  };
  globalThis.crypto.getRandomValues = fill;
  const between = (from: number, to?: number): number => {
    const [low, high] = to === undefined ? [0, from] : [from, to];
    return low + Math.floor(next() * (high - low));
  };
  Object.assign(crypto, { randomInt: between, randomBytes: (size: number) => fill(Buffer.alloc(size)) });
  syncBuiltinESMExports();
}
