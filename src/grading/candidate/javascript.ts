/** What kind of module a file in JavaScript is, told from what is written in it. */
import { compileFunction } from 'node:vm';
import type { Source } from '../shims/javascript/hooks.js';

/** What Node gives every file in CommonJS. */
const GIVEN = ['exports', 'require', 'module', '__filename', '__dirname'];

/** CommonJS is what can be compiled as such; nothing of it is run. */
export function sourceOf(source: string): Source {
  try {
    compileFunction(source, GIVEN);
    return { format: 'commonjs', source };
  } catch {
    return { format: 'module', source };
  }
}
