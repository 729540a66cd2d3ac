/**
 * How a submission's imports are found: `klondike-kit` is the grader's own, files need no ending, and TypeScript is read
 * as the JavaScript that the grader made of it.
 */
import module, { createRequire, register } from 'node:module';
import type { Rules } from './hooks.js';
import { endingsOf } from './hooks.js';

type Namespace = Readonly<Record<string, unknown>>;

/** The parts of Node's loader for CommonJS that are replaced; loaders of other languages do the same. */
interface Loader {
  _load: (request: string, ...rest: readonly unknown[]) => unknown;
  _resolveFilename: (request: string, ...rest: readonly unknown[]) => string;
  readonly _extensions: Record<string, (loaded: Loaded, path: string) => void>;
}

interface Loaded {
  _compile(source: string, path: string): void;
}

/** Under this name modules find what `klondike-kit` is for them. */
const GIVEN = Symbol.for('klondike-kit.given');

/** Gives programs `klondike-kit`, one after the other. */
export interface Provider {
  /** What `klondike-kit` is for the modules that are loaded from now on; those loaded before are forgotten. */
  give(kit: Namespace): void;
}

/**
 * @param names of all that `klondike-kit` exports
 * @param sources JavaScript by the paths of files that Node must not judge by itself
 */
export function provider(names: readonly string[], sources: Rules['sources']): Provider {
  const given: { kit: Namespace } = { kit: {} };
  Object.defineProperty(globalThis, GIVEN, { value: Object.freeze({ kit: () => given.kit }) });
  const exported = names.filter((name) => name !== 'default');
  const rules: Rules = {
    kit: `export const { ${exported.join(', ')} } = globalThis[Symbol.for('klondike-kit.given')].kit();`,
    sources,
  };
  register('./hooks.js', { parentURL: import.meta.url, data: rules });
  provideToRequire(given, sources);
  const { cache } = createRequire(import.meta.url);
  return {
    give: (kit) => {
      given.kit = kit;
      for (const path of Object.keys(cache)) Reflect.deleteProperty(cache, path);
    },
  };
}

function provideToRequire(given: { readonly kit: Namespace }, sources: Rules['sources']): void {
  const loader = module as unknown as Loader;
  const { _load: load, _resolveFilename: resolve } = loader;
  const own = createRequire(import.meta.url);
  loader._load = (request, ...rest) => (request === 'klondike-kit' ? given.kit : load(request, ...rest));
  loader._resolveFilename = (request, ...rest) => {
    if (request.startsWith('klondike-kit/')) return own.resolve(request);
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
