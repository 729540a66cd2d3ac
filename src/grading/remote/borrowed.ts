/** What a shim tells of the package's own game that a submission uses. */
import { fieldsOf } from './messages.js';

/** Names of functions, classes and files; a submission may write anything in their place. */
const NAME = /^[A-Za-z][\w./-]{0,79}$/;
const MOST = 20;

/** Notes the names in an answer. */
export function noteBorrowed(answer: unknown, borrowed: Set<string>): void {
  const { borrowed: names } = fieldsOf(answer);
  if (!Array.isArray(names)) return;
  for (const name of names as readonly unknown[])
    if (typeof name === 'string' && NAME.test(name) && borrowed.size < MOST) borrowed.add(name);
}
