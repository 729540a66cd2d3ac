/** What kind of module a file in JavaScript is, told from what is written in it. */
import { compileFunction } from 'node:vm';
import type { Source } from '../shims/javascript/hooks.js';

/** What Node gives every file in CommonJS. */
const GIVEN = ['exports', 'require', 'module', '__filename', '__dirname'];

/** What is an error in CommonJS and none in a module that has neither imports nor exports, in V8's words. */
const ONLY_IN_MODULES = /^(Identifier '\w+' has already been declared|Cannot use 'import\.meta')/;

const WORDS_OF_MODULES = /^\s*(import|export)\b|\bawait\b/m;

/** Nothing of it is run. */
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
