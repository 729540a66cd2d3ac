/** Shortens paths in texts to the name that the grader was given. The reader of a report knows no other path. */
import { isAbsolute, resolve, sep } from 'node:path';

/** @param submission a path, as it was named to the grader */
export function asNamed(submission: string): (text: string) => string {
  if (isAbsolute(submission)) return (text) => text;
  const path = resolve(submission);
  // For `.` and `../ada`, the files in the folder are named without it.
  const folder = path.endsWith(`${sep}${submission}`) ? path.slice(0, -submission.length) : `${path}${sep}`;
  const [inFolder, itself] = [folder, path].map(whole);
  return (text) => text.replace(inFolder ?? '', '').replace(itself ?? '', () => submission);
}

/** Matches the path, but not as a part of a longer one. */
const whole = (path: string): RegExp =>
  path === sep ? /(?!)/ : new RegExp(`(?<![\\w./\\\\-])${path.replace(/[^\w/]/g, '\\$&')}`, 'g');
