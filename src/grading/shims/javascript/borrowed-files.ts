/**
 * Finds files of this package that a submission loads without `klondike-kit`: another build, another entry point, a
 * module of the engine. Does not find changed copies, or files that a submission reads as text and evaluates.
 */

/** The folder of the package, relative to this module in `dist`. */
const PACKAGE = new URL('../../../..', import.meta.url).href;

const COPY = '/node_modules/klondike-kit/';

/** Entry points without a Klondike handler: views, checks, other games, texts. */
const HARMLESS = new Set(
  [
    ...['testing', 'terminal', 'browser', 'browser.min', 'solver', 'grading', 'english', 'french'],
    ...['pairs', 'montecarlo', 'montecarlo-browser'],
  ].map((name) => `dist/${name}.js`),
);

/** The path of a file in this package, or in a copy of it in `node_modules`. Undefined for any other file. */
function pathInPackage(url: string): string | undefined {
  const [name = ''] = url.split(/[?#]/);
  const at = name.lastIndexOf(COPY);
  const path =
    at >= 0 ? name.slice(at + COPY.length) : name.startsWith(PACKAGE) ? name.slice(PACKAGE.length) : '';
  return /^(?:dist|src)\//.test(path) ? path : undefined;
}

/**
 * Returns the file if it contains the package's own game and a module outside the package loads it.
 * @param parent the URL of the module that loads it
 */
export function borrowedFile(url: string, parent: string): string | undefined {
  if (pathInPackage(parent) !== undefined) return undefined;
  const path = pathInPackage(url);
  return path === undefined || HARMLESS.has(path) ? undefined : path;
}

/** The build that holds the whole engine. */
const BUILD = 'dist/klondike.min.js';

/** Error messages of the engine, which are the same in every build. */
const MARKS = ['rules must be an object such as ULG, not ', 'a move: stock, w>t3, t5>f2, t2>t6*3, f1>t4'];

/** Returns the name of the build if a file outside the package contains its text. */
export const borrowedText = (url: string, text: string): string | undefined =>
  pathInPackage(url) === undefined && MARKS.every((mark) => text.includes(mark)) ? BUILD : undefined;
