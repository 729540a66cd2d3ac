/** What tells one version of the page from another. */
import { createHash } from 'node:crypto';

/** So many letters and digits, of at most 64, that are others when any of the files is. */
export function versionOf(
  files: Iterable<readonly [name: string, content: string | Uint8Array]>,
  length: number,
): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name} ${content.length}\n`).update(content);
  return hash.digest('hex').slice(0, length).toUpperCase();
}
