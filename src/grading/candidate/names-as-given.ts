/**
 * Shortens paths in texts to the names that the grader was given, because readers of a report don't know any other
 * paths.
 */
import { isAbsolute, normalize, resolve, sep } from 'node:path';

type Rename = (text: string) => string;

/** @param submission the path that the grader was given */
export function namesAsGiven(submission: string): Rename {
  if (isAbsolute(submission)) return (text) => text;
  const name = normalized(submission);
  // Files near `../ada` start with `../`. Those near `ada` don't need a prefix.
  const up = /^(\.\.[\\/])*/.exec(name + sep)?.[0] ?? '';
  const itself = renamed(whole(resolve(name)), name);
  const inFolder = renamed(inside(resolve(up)), up);
  return (text) => inFolder(itself(text));
}

/**
 * Shortens the paths of the files in a folder.
 * @param folder its path, which texts contain as it is or in absolute form
 */
export function namesFromFolder(folder: string): Rename {
  const names = [resolve(folder), normalized(folder)].filter((name) => name !== '.');
  const renames = names.map((name) => renamed(inside(name), ''));
  return (text) => renames.reduce((shortened, rename) => rename(shortened), text);
}

const renamed =
  (path: RegExp, name: string): Rename =>
  (text) =>
    text.replace(path, () => name);

/** Gives the same name for `ada`, `ada/` and `./ada`. */
const normalized = (path: string): string => normalize(path).replace(/(?<=.)[\\/]$/, '');

/** Matches the path of a folder before the name of something in it. */
const inside = (folder: string): RegExp => pattern(folder, literal(sep));

/** Matches the path, but not as the beginning of a longer one. */
const whole = (path: string): RegExp => pattern(path, '(?![\\w\\\\/-]|\\.\\w)');

/** Matches the path, but not as the end of a longer one. Never matches the root, because every path begins with it. */
const pattern = (path: string, next: string): RegExp =>
  path === sep ? /(?!)/g : new RegExp(`(?<![\\w./\\\\-])${literal(path)}${next}`, 'g');

const literal = (text: string): string => text.replace(/[^\w/]/g, '\\$&');
