/** What a shim tells of the package's own game that a submission uses. */
import { fieldsOf } from './messages.js';

/** Matches names of functions, classes and files. A submission may send anything instead. */
const NAME = /^[A-Za-z][\w./-]{0,79}$/;
const MOST = 20;

/** Notes the names in an answer. */
export function noteBorrowed(answer: unknown, borrowed: Set<string>): void {
  const { borrowed: names } = fieldsOf(answer);
  if (!Array.isArray(names)) return;
  for (const name of names as readonly unknown[])
    if (typeof name === 'string' && NAME.test(name) && borrowed.size < MOST) borrowed.add(name);
}
