/** Names files in texts as the grader was given them: whoever reads a report knows no other path. */
import { isAbsolute, resolve, sep } from 'node:path';

/** @param submission a path, as it was named to the grader */
export function asNamed(submission: string): (text: string) => string {
  if (isAbsolute(submission)) return (text) => text;
  const path = resolve(submission);
  // `.` and `../ada` name a folder; what lies in it needs no more than its own name.
  const folder = path.endsWith(`${sep}${submission}`) ? path.slice(0, -submission.length) : `${path}${sep}`;
  const [inFolder, itself] = [folder, path].map(whole);
  return (text) => text.replace(inFolder ?? '', '').replace(itself ?? '', () => submission);
}

/** Not where it is a part of a longer path. */
const whole = (path: string): RegExp =>
  path === sep ? /(?!)/ : new RegExp(`(?<![\\w./\\\\-])${path.replace(/[^\w/]/g, '\\$&')}`, 'g');
