/** Counts in words, for the page. */
export { capitalized } from '../core/text/capitalized.js';

/** `1 move`, `14 moves` */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
