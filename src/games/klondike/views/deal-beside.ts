/** The deals next to a numbered one. */

/**
 * The name of the deal whose number is greater by `by`: of `java:11` and 1 it is `java:12`. Undefined for a deal that
 * has no number.
 */
export function dealBeside(name: string | undefined, by: -1 | 1): string | undefined {
  const [, generator, number] = /^(\w+:)(-?\d+)$/.exec(name ?? '') ?? [];
  return generator === undefined || number === undefined
    ? undefined
    : `${generator}${BigInt(number) + BigInt(by)}`;
}
