/**
 * Turns TypeScript into JavaScript without checking types and without a build step. Decorators become plain calls,
 * because Node cannot run them. Drops imports that only types need.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Options } from '@swc/wasm';
import type { ModuleSource } from '../shims/javascript/hooks.js';
import { isFile, isInside, isWithin } from './files.js';
import { LackingFault } from './candidate.js';
import type { Strip } from './type-stripping.js';
import { nodeStrip, stripTypes } from './type-stripping.js';

type Transformer = typeof import('@swc/wasm');

export const isTypescript = (path: string): boolean =>
  /\.[cm]?tsx?$/.test(path) && !/\.d\.[cm]?ts$/.test(path);

/** The tools on this machine that read TypeScript. */
interface TypescriptReaders {
  /** The package `@swc/wasm`. This tool comes first, because it reads all of TypeScript in every version of Node. */
  readonly swc: Transformer | undefined;
  readonly strip: Strip | undefined;
}

const require = createRequire(import.meta.url);

let found: TypescriptReaders | undefined;

/** Loads the package only for the first submission in TypeScript, because it is large. */
export const typescriptReaders = (): TypescriptReaders =>
  (found ??= { swc: optional('@swc/wasm') as Transformer | undefined, strip: nodeStrip });

function optional(name: string): unknown {
  try {
    return require(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

interface TypescriptFile {
  readonly path: string;
  readonly text: string;
  readonly hasLegacyDecorators?: boolean;
}

/**
 * The JavaScript of a file. If the file has a syntax error, the result throws that error when it is loaded.
 * @throws LackingFault if nothing on this machine can read the file
 */
export function javascriptOf(file: TypescriptFile, readers = typescriptReaders()): ModuleSource {
  const { path, text } = file;
  try {
    const code =
      readers.swc === undefined ? stripTypes(path, text, readers.strip) : transformedBy(file, readers.swc);
    return HAS_EXPORTS.test(code)
      ? { format: 'module', source: `${CALLS_REQUIRE.test(code) ? WITH_REQUIRE : ''}${code}` }
      : { format: 'commonjs', source: code };
  } catch (error) {
    if (error instanceof LackingFault) throw error;
    const said = `${basename(path)}:${syntaxErrorIn(error)}`;
    return { format: 'module', source: `throw new SyntaxError(${JSON.stringify(said)});` };
  }
}

const transformedBy = (
  { path, text, hasLegacyDecorators = false }: TypescriptFile,
  swc: Transformer,
): string => swc.transformSync(text, optionsFor(path, hasLegacyDecorators)).code;

const optionsFor = (path: string, isLegacy: boolean): Options => ({
  filename: path,
  swcrc: false,
  configFile: false,
  isModule: true,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: path.endsWith('x'), decorators: true },
    transform: {
      // A field's initializer may use values from the constructor's parameters, as with older targets.
      useDefineForClassFields: false,
      ...(isLegacy
        ? { legacyDecorator: true, decoratorMetadata: true }
        : { decoratorVersion: '2023-11' as const }),
    },
  },
});

/**
 * Matches signs of TypeScript's older, experimental decorators: a descriptor, a key as second argument, a decorated
 * parameter.
 */
const LEGACY =
  /\b(Typed)?PropertyDescriptor\b|\b(Method|Property|Parameter)Decorator\b|\(\s*\w[^,()]*,\s*\w*(key|name|prop)|\(\s*@\w/i;
const STANDARD = /\bDecoratorContext\b|\bClass\w+DecoratorContext\b|,\s*_?(context|ctx)\b/;

/**
 * Does a program use experimental decorators? Looks at its sources, then at its tsconfig.json.
 * @param folder the folder of the sources
 * @param submission the folder of the submission; a tsconfig.json above it does not belong to it
 */
export function hasLegacyDecorators(texts: readonly string[], folder: string, submission = folder): boolean {
  const text = texts.join('\n');
  if (!/@\w/.test(text) || STANDARD.test(text)) return false;
  return LEGACY.test(text) || isSetInTsconfig(folder, submission);
}

function isSetInTsconfig(folder: string, submission: string): boolean {
  const file = join(folder, 'tsconfig.json');
  const text = isFile(file) && isInside(file, submission) ? readFileSync(file, 'utf8') : '';
  const [, set] = EXPERIMENTAL.exec(text) ?? [];
  if (set !== undefined) return set === 'true';
  const above = dirname(folder);
  return isWithin(above, submission) && above !== folder && isSetInTsconfig(above, submission);
}

const EXPERIMENTAL = /^[ \t]*"experimentalDecorators"\s*:\s*(true|false)/m;

/** Extracts the line, the message and the excerpt from the output of the transformer. */
function syntaxErrorIn(error: unknown): string {
  const printed = String(error instanceof SyntaxError ? error.message : error);
  if (/^\d+: /.test(printed)) return printed;
  const [, message = printed] = /^\s*x (.+)/m.exec(printed) ?? [];
  const [, line = '1'] = /^[ \t]*,-\[(?:.*:)?(\d+):\d+\]$/m.exec(printed) ?? [];
  const excerpt = printed.split('\n').filter((each) => /^\s*(\d+ \||:)/.test(each));
  return [`${line}: ${message}`, ...excerpt].join('\n');
}

const HAS_EXPORTS = /^[ \t]*(import|export)\b/m;

const CALLS_REQUIRE = /\brequire\(/;

/**
 * TypeScript lets a module have imports of both kinds. This code stays on the first line, so that lines keep their
 * numbers.
 */
const WITH_REQUIRE =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url); ";
