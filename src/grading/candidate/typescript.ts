/**
 * TypeScript as JavaScript, without types being checked and without a build step of the submission. The transformer is the
 * one that Node itself has since version 22; it is taken as a package, for Node 20 has none. It drops imports that only
 * types need, and knows enumerations and parameter properties.
 */
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Source } from '../shims/javascript/hooks.js';

type Transformer = typeof import('@swc/wasm-typescript');

export const isTypescript = (path: string): boolean =>
  /\.[cm]?tsx?$/.test(path) && !/\.d\.[cm]?ts$/.test(path);

/** Loaded when the first submission in TypeScript comes: it is large. */
const require = createRequire(import.meta.url);

/** A file that is no TypeScript becomes one that throws when it is loaded, with what the transformer says. */
export function javascriptOf(path: string, text: string): Source {
  const { transformSync } = require('@swc/wasm-typescript') as Transformer;
  try {
    const { code } = transformSync(text, { mode: 'transform', filename: path, module: true });
    return HAS_EXPORTS.test(code)
      ? { format: 'module', source: `${CALLS_REQUIRE.test(code) ? WITH_REQUIRE : ''}${code}` }
      : { format: 'commonjs', source: code };
  } catch (error) {
    const { message, snippet, startLine } = Object(error) as Partial<Record<string, unknown>>;
    const told = `${basename(path)}:${String(startLine)}: ${String(message)}\n${String(snippet)}`;
    return { format: 'module', source: `throw new SyntaxError(${JSON.stringify(told)});` };
  }
}

const HAS_EXPORTS = /^\s*(import|export)\b/m;

const CALLS_REQUIRE = /\brequire\(/;

/** Compilers let a module have imports of both kinds. It stays on the first line, so that lines keep their numbers. */
const WITH_REQUIRE =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url); ";
