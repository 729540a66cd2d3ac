/** Checks the sizes of built files. */

/**
 * The message counts whole bytes, because a file that is just too large would look fine in rounded kilobytes.
 * @param most the limit, in kB of 1000 bytes
 * @throws Error if the file is larger
 */
export function checkSize(what: string, bytes: number, most: number): void {
  const allowed = most * 1000;
  if (bytes <= allowed) return;
  const [has, may] = [bytes, allowed].map((size) => size.toLocaleString('en'));
  throw new Error(`${what} has ${has} bytes gzipped; at most ${may} are allowed`);
}
