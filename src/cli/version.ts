/** The version of the package. */
import { readFileSync } from 'node:fs';

export function version(): string {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return String((JSON.parse(file) as { version: unknown }).version);
}
