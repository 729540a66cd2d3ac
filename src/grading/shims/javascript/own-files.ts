/**
 * Finds files of this package that a submission loads past `klondike-kit`: another build, another door, a module of the
 * engine. It misses files that a submission reads as text and evaluates, and copies that were changed.
 */

/** The folder of the package, relative to this module in `dist`. */
const PACKAGE = new URL('../../../../', import.meta.url).href;

const COPY = '/node_modules/klondike-kit/';

/** Files without a Klondike handler: views, checks, other games, texts. */
const HARMLESS = new Set(
  [
    ...['testing', 'terminal', 'browser', 'browser.min', 'solver', 'grading', 'english', 'french'],
    ...['pairs', 'montecarlo', 'montecarlo-browser'],
  ].map((name) => `dist/${name}.js`),
);

/** Also finds the package in `node_modules` beside a submission. Undefined for any other file. */
function pathInPackage(url: string): string | undefined {
  const [name = ''] = url.split(/[?#]/);
  const at = name.lastIndexOf(COPY);
  const path =
    at >= 0 ? name.slice(at + COPY.length) : name.startsWith(PACKAGE) ? name.slice(PACKAGE.length) : '';
  return /^(?:dist|src)\//.test(path) ? path : undefined;
}

/**
 * Returns the file if a module outside of the package loads it, and it has the package's own game.
 * @param parent the URL of the module that loads it
 */
export function borrowedFile(url: string, parent: string): string | undefined {
  if (pathInPackage(parent) !== undefined) return undefined;
  const path = pathInPackage(url);
  return path === undefined || HARMLESS.has(path) ? undefined : path;
}

/** The build that holds the whole engine. */
const BUILD = 'dist/klondike.min.js';

/** Sentences of the engine's errors, which no build changes. */
const MARKS = ['rules are an object such as ULG, not ', 'a move: stock, w>t3, t5>f2, t2>t6*3, f1>t4'];

/** Returns the name of the build if a file outside of the package has its text. */
export const borrowedText = (url: string, text: string): string | undefined =>
  pathInPackage(url) === undefined && MARKS.every((mark) => text.includes(mark)) ? BUILD : undefined;
