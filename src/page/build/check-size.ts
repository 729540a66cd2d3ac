/** The limits of what the build writes. */

/**
 * The message has whole bytes: in rounded kilobytes, a file that is just too large would look allowed.
 * @param most in kB of 1000 bytes
 * @throws Error if it is larger than allowed
 */
export function checkSize(what: string, bytes: number, most: number): void {
  const allowed = most * 1000;
  if (bytes <= allowed) return;
  const [has, may] = [bytes, allowed].map((size) => size.toLocaleString('en'));
  throw new Error(`${what} has ${has} bytes gzipped; at most ${may} are allowed`);
}
