/** What kind of module a file in JavaScript is, told from what is written in it. */
import { compileFunction } from 'node:vm';
import type { Source } from '../shims/javascript/hooks.js';

/** What Node gives every file in CommonJS. */
const GIVEN = ['exports', 'require', 'module', '__filename', '__dirname'];

/** V8's messages for errors that occur in CommonJS but not in a module without imports and exports. */
const ONLY_IN_MODULES = /^(Identifier '\w+' has already been declared|Cannot use 'import\.meta')/;

const WORDS_OF_MODULES = /^[ \t]*(import|export)\b|\bawait\b/m;

/** Finds out what kind of module the source is, without running it. */
export function sourceOf(source: string): Source {
  try {
    compileFunction(source, GIVEN);
    return { format: 'commonjs', source };
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'SyntaxError') throw error;
    const isModule = ONLY_IN_MODULES.test(message) || WORDS_OF_MODULES.test(source);
    return { format: isModule ? 'module' : 'commonjs', source };
  }
}
