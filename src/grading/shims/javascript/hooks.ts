/** Hooks for Node's module loader. They run in the loader's own thread. */
import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { borrowedFile, borrowedText } from './borrowed-files.js';

/** The data that the hooks use. */
export interface ModuleRules {
  /** The source of the module that stands in for `klondike-kit`. */
  readonly kit: string;
  /** The sources by the paths of their files. */
  readonly sources: Readonly<Record<string, ModuleSource>>;
  /** Receives the name of each file of the package that a submission loads. */
  readonly borrowed?: Pick<MessagePort, 'postMessage'>;
}

/** The JavaScript compiled from a TypeScript file, or the source of a file whose format the grader has determined. */
export interface ModuleSource {
  readonly format: 'module' | 'commonjs';
  readonly source: string;
}

interface HookContext {
  readonly parentURL?: string;
}

interface ResolvedModule {
  readonly url: string;
  readonly format?: string | null;
}

type Resolve = (specifier: string, context: HookContext) => Promise<ResolvedModule>;
type Load = (url: string, context: object) => Promise<LoadedSource>;

interface LoadedSource {
  readonly source?: unknown;
}

const KIT = 'klondike-kit:given';

const TYPESCRIPT = /\.[cm]?tsx?$/;

let rules: ModuleRules = { kit: '', sources: {} };

export function initialize(given: ModuleRules): void {
  rules = given;
}

/** The ending of module URLs for every program after the first, so that each program gets its own modules. */
const PROGRAM = /\?program=\d+$/;

/** @param program the number of the program, from 1 */
export const programUrl = (program: number, url: string): string =>
  program === 1 ? url : `${url}?program=${program}`;

const withoutProgram = (url: string): string => url.replace(PROGRAM, '');

export async function resolve(
  specifier: string,
  context: HookContext,
  next: Resolve,
): Promise<ResolvedModule> {
  // Read this first, because Node overwrites the context with the arguments of the next resolver.
  const { parentURL = '' } = context;
  const [program = ''] = PROGRAM.exec(parentURL) ?? [];
  const found = await resolveOnce(specifier, context, next);
  tell(borrowedFile(found.url, parentURL));
  return program === '' || found.url.startsWith('node:')
    ? found
    : { ...found, url: `${found.url}${program}` };
}

function tell(file: string | undefined): void {
  if (file !== undefined) rules.borrowed?.postMessage(file);
}

async function resolveOnce(specifier: string, context: HookContext, next: Resolve): Promise<ResolvedModule> {
  if (specifier === 'klondike-kit') return { url: KIT, shortCircuit: true } as ResolvedModule;
  if (specifier.startsWith('klondike-kit/'))
    return next(specifier, { ...context, parentURL: import.meta.url });
  for (const name of endingsOf(specifier)) {
    try {
      const found = await next(name, context);
      return TYPESCRIPT.test(withoutProgram(found.url)) ? { ...found, format: formatOf(found.url) } : found;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  // The error names the original specifier.
  return next(specifier, context);
}

export async function load(url: string, context: object, next: Load): Promise<object> {
  if (withoutProgram(url) === KIT) return { format: 'module', source: rules.kit, shortCircuit: true };
  const source = url.startsWith('file:') ? rules.sources[fileURLToPath(url)] : undefined;
  if (source === undefined) {
    const loaded = await next(url, context);
    tell(borrowedText(url, textOf(loaded)));
    return loaded;
  }
  tell(borrowedText(url, source.source));
  // The CommonJS loader reads CommonJS files.
  return source.format === 'module'
    ? { ...source, shortCircuit: true }
    : { format: 'commonjs', shortCircuit: true };
}

/** The text of a loaded module. Empty if another loader reads the file. */
const textOf = ({ source }: LoadedSource): string =>
  typeof source === 'string' ? source : source instanceof Uint8Array ? new TextDecoder().decode(source) : '';

/**
 * The names to try for a file, starting with the given one. Bundlers find `pile.ts` for `./pile` and for `./pile.js`.
 */
export function endingsOf(specifier: string): readonly string[] {
  if (!/^\.{0,2}\//.test(specifier) && !/^\.{1,2}$/.test(specifier) && !specifier.startsWith('file:'))
    return [specifier];
  const written = /\.([cm]?)js$/.exec(specifier);
  if (written !== null) return [specifier, specifier.replace(/js$/, 'ts')];
  const others = [
    '.ts',
    '.js',
    '.mts',
    '.mjs',
    '.cts',
    '.cjs',
    '/index.ts',
    '/index.js',
    '/index.mjs',
    '/index.cjs',
  ];
  return [specifier, ...others.map((ending) => `${specifier}${ending}`)];
}

const formatOf = (url: string): string => rules.sources[fileURLToPath(url)]?.format ?? 'module';

const isMissing = (error: unknown): boolean =>
  ['ERR_MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_DIR_IMPORT'].includes(String((error as { code?: unknown }).code));
