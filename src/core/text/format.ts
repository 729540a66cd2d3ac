/** Formats texts and times for readers. */

/** The same text with a capital letter first. A name such as `getName` stays as it is. */
export const capitalized = (text: string): string =>
  /^[a-z]+[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** The same text with a small letter first, for the middle of a sentence. */
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Turns clauses into a sentence, with a capital letter and a period. A complete sentence stays as it is. */
export const sentence = (text: string): string => capitalized(/[.!?]$/.test(text) ? text : `${text}.`);

/** A duration as a clock shows it: `0:07`, `12:30`, `1:02:03`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (part: number): string => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
