/**
 * Reads TypeScript with Node's own type stripping, for machines without the package `@swc/wasm`. Node 22.13 and later
 * have type stripping. It cannot read decorators, JSX, or imports of types that do not say `import type`. Only some
 * versions read enums, namespaces and parameter properties.
 */
import module from 'node:module';
import { basename } from 'node:path';
import { version } from 'node:process';
import { LackingFault } from './candidate.js';

/** `module.stripTypeScriptTypes` of Node. */
export type Strip = (
  text: string,
  options: {
    readonly mode: 'strip' | 'transform';
    /** The name of the file in the message about a syntax error. The name also appears in the result. */
    readonly sourceUrl?: string;
  },
) => string;

/** Undefined before Node 22.13. */
export const nodeStrip = (module as { readonly stripTypeScriptTypes?: Strip }).stripTypeScriptTypes;

/** The package that reads all of TypeScript, as reports name it. */
const PACKAGE = 'the package @swc/wasm, which reads TypeScript (npm install @swc/wasm)';

const lackingFor = (reason: string): LackingFault =>
  new LackingFault(
    PACKAGE,
    `${reason} Run 'npm install @swc/wasm' where klondike-kit is installed, then grade again.`,
  );

/** The JavaScript of a file. @throws SyntaxError if it is not TypeScript, LackingFault if Node can't read it */
export function stripTypes(path: string, text: string, strip: Strip | undefined): string {
  const name = basename(path);
  if (strip === undefined)
    throw lackingFor(`Node ${version} can't read ${name}, because it has no type stripping.`);
  if (path.endsWith('x'))
    throw lackingFor(`Node's type stripping can't read ${name}, because it may have JSX.`);
  try {
    return withoutWarning(() => strip(text, { mode: 'strip' }));
  } catch (error) {
    return transformTypes(name, text, { strip, error });
  }
}

/** Also writes the code that some types stand for, such as the objects of enums. */
function transformTypes(
  name: string,
  text: string,
  {
    strip,
    error,
  }: {
    readonly strip: Strip;
    readonly error: unknown;
  },
): string {
  try {
    const code = withoutWarning(() => strip(text, { mode: 'transform' }));
    if (!PARAMETER_PROPERTY.test(text) || !FIELD_BY_THIS.test(code)) return code;
  } catch (second) {
    // Node 26 and later don't have this mode.
    const reason = codeOf(second) === 'ERR_INVALID_ARG_VALUE' ? error : second;
    if (!isUnsupported(reason)) throw syntaxErrorOf(name, text, strip);
  }
  throw lackingFor(`Node's type stripping can't read ${name}, because it has more than types to remove.`);
}

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;

/** Does the syntax need more than type stripping? Node 22.13 has no error code for that. */
const isUnsupported = (error: unknown): boolean =>
  codeOf(error) === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX' || String(error).includes(' in strip-only mode');

const PARAMETER_PROPERTY =
  /\bconstructor\s*\((?:[^()]|\([^()]*\))*?\b(?:public|protected|private|readonly|override)\s/;

/**
 * Node sets fields before the properties that the constructor's parameters declare. Older targets of TypeScript set
 * them after, so a field may use such a property.
 */
const FIELD_BY_THIS = /^[ \t]+#?[\w$]+ = .*\bthis\b/m;

/** Newer versions of Node put the line before the stack; 22.13 puts it into the message. */
function syntaxErrorOf(name: string, text: string, strip: Strip): SyntaxError {
  try {
    withoutWarning(() => strip(text, { mode: 'strip', sourceUrl: name }));
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const [, line, excerpt = ''] = /^.*:(\d+)\n([^]*?)\n\nSyntaxError \[/.exec(stack) ?? [];
    return new SyntaxError(line === undefined ? message : `${line}: ${message}\n${excerpt}`);
  }
  return new SyntaxError('');
}

/** Hides Node's warning that type stripping is experimental: it doesn't concern people who grade. */
function withoutWarning<Result>(work: () => Result): Result {
  const emitWarning: unknown = Reflect.get(process, 'emitWarning');
  process.emitWarning = () => undefined;
  try {
    return work();
  } finally {
    Reflect.set(process, 'emitWarning', emitWarning);
  }
}

/**
 * Errors in a program that may come from syntax that Node doesn't read, or from an import of a type. A message that
 * starts with a file and a line comes from reading TypeScript, so the program itself is wrong.
 */
const MAY_BE_UNREAD = /^(SyntaxError(?!: [^\n]*\.[cm]?ts:\d+: )|Error: Cannot find (module|package)\b)/;

/** The fault to report if a program that Node's type stripping read fails to load with this error. */
export const lackForLoading = (error: string): LackingFault | undefined =>
  MAY_BE_UNREAD.test(error)
    ? lackingFor(
        `${error}\nNode's type stripping can't read decorators, or imports of types without 'import type'.`,
      )
    : undefined;
