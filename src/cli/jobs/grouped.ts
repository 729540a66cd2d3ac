/** A number in groups of three digits: `12,345`. */
export const grouped = (number: number | bigint): string => number.toLocaleString('en-US');
