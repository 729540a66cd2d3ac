/**
 * How a submission's imports are found: `klondike-kit` is the grader's own, files need no ending, and TypeScript is read
 * as the JavaScript that the grader made of it.
 */
import module, { createRequire, register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import type { ModuleRules } from './hooks.js';
import { endingsOf } from './hooks.js';
import { borrowedFile, borrowedText } from './own-files.js';

type Namespace = Readonly<Record<string, unknown>>;

/** The parts of Node's loader for CommonJS that are replaced; loaders of other languages do the same. */
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

/** Under this name modules find what `klondike-kit` is for them. */
const GIVEN = Symbol.for('klondike-kit.given');

/** Gives programs `klondike-kit`, one after the other. */
export interface Provider {
  /** What `klondike-kit` is for the modules that are loaded from now on; those loaded before are forgotten. */
  give(kit: Namespace): void;
  /** The files of this package that were loaded without `klondike-kit` since the last call. */
  borrowed(): readonly string[];
}

/**
 * @param names of all that `klondike-kit` exports
 * @param sources JavaScript by the paths of files that Node must not judge by itself
 */
export function provider(names: readonly string[], sources: ModuleRules['sources']): Provider {
  const given: { kit: Namespace } = { kit: {} };
  Object.defineProperty(globalThis, GIVEN, { value: Object.freeze({ kit: () => given.kit }) });
  const exported = names.filter((name) => name !== 'default');
  const rules: ModuleRules = {
    kit: `export const { ${exported.join(', ')} } = globalThis[Symbol.for('klondike-kit.given')].kit();`,
    sources,
  };
  const { port1: heard, port2: told } = new MessageChannel();
  const data = { ...rules, borrowed: told };
  register('./hooks.js', { parentURL: import.meta.url, data, transferList: [told] });
  const required: string[] = [];
  provideToRequire(given, sources);
  watchRequire((file) => required.push(file));
  const { cache } = createRequire(import.meta.url);
  return {
    give: (kit) => {
      given.kit = kit;
      for (const path of Object.keys(cache)) Reflect.deleteProperty(cache, path);
    },
    borrowed: () => [...messagesOn(heard), ...required.splice(0)],
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

/** Stands for a module of this package when names are resolved, so that the package finds itself. */
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
        // Another name may be there. If none is, the error below names what was asked for.
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
