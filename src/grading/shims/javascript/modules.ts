/**
 * Resolves a submission's imports. `klondike-kit` is the grader's own copy, files don't need an extension, and
 * TypeScript files are replaced by the JavaScript that the grader compiled.
 */
import module, { createRequire, register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import type { ModuleRules } from './hooks.js';
import { endingsOf } from './hooks.js';
import { borrowedFile, borrowedText } from './borrowed-files.js';

type Namespace = Readonly<Record<string, unknown>>;

/** The parts of Node's CommonJS loader that this module replaces. Loaders for other languages do the same. */
interface ModuleLoader {
  _load: (request: string, ...rest: readonly unknown[]) => unknown;
  _resolveFilename: (
    request: string,
    parent?: { readonly filename?: string | null },
    ...rest: readonly unknown[]
  ) => string;
  readonly _extensions: Record<string, (loaded: LoadedModule, path: string) => void>;
  readonly prototype: LoadedModule;
}

interface LoadedModule {
  _compile: (this: LoadedModule, source: string, ...rest: [path: string, ...unknown[]]) => unknown;
}

/** The global symbol under which modules find their `klondike-kit`. */
const GIVEN = Symbol.for('klondike-kit.given');

/** Provides `klondike-kit` to one program after another. */
export interface Provider {
  /** Sets the `klondike-kit` of all modules loaded from now on, and forgets modules loaded before. */
  give(kit: Namespace): void;
  /** The package's files that were loaded without `klondike-kit` since the last call. */
  borrowed(): readonly string[];
}

/**
 * @param names the names of all exports of `klondike-kit`
 * @param sources JavaScript by file path, for files that Node must not interpret directly
 */
export function provider(names: readonly string[], sources: ModuleRules['sources']): Provider {
  const given: { kit: Namespace } = { kit: {} };
  Object.defineProperty(globalThis, GIVEN, { value: Object.freeze({ kit: () => given.kit }) });
  const exported = names.filter((name) => name !== 'default');
  const rules: ModuleRules = {
    kit: `export const { ${exported.join(', ')} } = globalThis[Symbol.for('klondike-kit.given')].kit();`,
    sources,
  };
  const { port1: receiver, port2: sender } = new MessageChannel();
  const data = { ...rules, borrowed: sender };
  register('./hooks.js', { parentURL: import.meta.url, data, transferList: [sender] });
  const required: string[] = [];
  provideToRequire(given, sources);
  watchRequire((file) => required.push(file));
  const { cache } = createRequire(import.meta.url);
  return {
    give: (kit) => {
      given.kit = kit;
      for (const path of Object.keys(cache)) Reflect.deleteProperty(cache, path);
    },
    borrowed: () => [...messagesOn(receiver), ...required.splice(0)],
  };
}

function* messagesOn(port: MessagePort): Generator<string> {
  for (;;) {
    const received: { readonly message: string } | undefined = receiveMessageOnPort(port);
    if (received === undefined) return;
    yield received.message;
  }
}

/** @param borrow gets each file of this package that a submission loads or has a copy of */
function watchRequire(borrow: (file: string) => void): void {
  const loader = module as unknown as ModuleLoader;
  const { _resolveFilename: resolve, prototype } = loader;
  const { _compile: compile } = prototype;
  loader._resolveFilename = (request, parent, ...rest) => {
    const path = resolve(request, parent, ...rest);
    const file = borrowedFile(
      pathToFileURL(path).href,
      parent?.filename ? pathToFileURL(parent.filename).href : '',
    );
    if (file !== undefined) borrow(file);
    return path;
  };
  prototype._compile = function (source, path, ...rest) {
    const file = borrowedText(pathToFileURL(path).href, source);
    if (file !== undefined) borrow(file);
    return compile.call(this, source, path, ...rest);
  };
}

/** Acts as the importing module inside this package, so that the package can resolve itself. */
const OWN = { filename: fileURLToPath(import.meta.url), paths: [] };

function provideToRequire(given: { readonly kit: Namespace }, sources: ModuleRules['sources']): void {
  const loader = module as unknown as ModuleLoader;
  const { _load: load, _resolveFilename: resolve } = loader;
  loader._load = (request, ...rest) => (request === 'klondike-kit' ? given.kit : load(request, ...rest));
  loader._resolveFilename = (request, ...rest) => {
    if (request.startsWith('klondike-kit/')) return resolve(request, OWN);
    for (const name of endingsOf(request)) {
      try {
        return resolve(name, ...rest);
      } catch {
        // Another name may exist. If none does, the error below names the original specifier.
      }
    }
    return resolve(request, ...rest);
  };
  for (const ending of ['.ts', '.cts', '.mts', '.tsx']) {
    loader._extensions[ending] = (loaded, path) => loaded._compile(sources[path]?.source ?? '', path);
  }
  const { '.js': plain } = loader._extensions;
  loader._extensions['.js'] = (loaded, path) => {
    const source = sources[path];
    if (source?.format === 'commonjs') loaded._compile(source.source, path);
    else plain?.(loaded, path);
  };
}
