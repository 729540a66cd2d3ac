/** Shortens paths in texts to the name that the grader was given. Readers of a report know no other path. */
import { isAbsolute, resolve, sep } from 'node:path';

/** @param submission the path that the grader was given */
export function asNamed(submission: string): (text: string) => string {
  if (isAbsolute(submission)) return (text) => text;
  const path = resolve(submission);
  // Names of files in `.` and `../ada` lose the whole path of the folder.
  const folder = path.endsWith(`${sep}${submission}`) ? path.slice(0, -submission.length) : `${path}${sep}`;
  const [inFolder, itself] = [folder, path].map(whole);
  return (text) => text.replace(inFolder ?? '', '').replace(itself ?? '', () => submission);
}

/** Matches the path, but not as part of a longer path. */
const whole = (path: string): RegExp =>
  path === sep ? /(?!)/ : new RegExp(`(?<![\\w./\\\\-])${path.replace(/[^\w/]/g, '\\$&')}`, 'g');
