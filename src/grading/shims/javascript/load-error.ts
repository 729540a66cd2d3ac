/** Explains to the author why a submission could not be loaded: the error, the file and the line. */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execPath } from 'node:process';
import type { ModuleFiles } from '../../candidate/module-files.js';
import { NoHandler } from './find-handler.js';
import { ImpossibleRequest, UsedProcess } from './requests.js';

/** A file and a line in a stack: on the first line for a syntax error, otherwise in a frame. */
const PLACE = /^(?: +at .*?\(?)?((?:file:\/\/)?\/[^\n()]+?):(\d+)(?::\d+\)?)?$/gm;

/** Line numbers in the compiled JavaScript do not match the TypeScript file. */
const TYPESCRIPT = /\.[cm]?tsx?$/;

/** @param submission the path of the module that was loaded */
export function loadError(error: unknown, submission: string, modules: ModuleFiles): unknown {
  if ([ImpossibleRequest, NoHandler, UsedProcess].some((kind) => error instanceof kind)) return error;
  const folder = dirname(submission) + sep;
  const message = errorText(error);
  const advice = isMissingOutside(message, modules.folder) ? OUTSIDE : '';
  const text = message.replaceAll(folder, '') + advice;
  const place =
    placeIn(stackOf(error), folder) ?? syntaxErrorIn(error, modules, folder) ?? basename(submission);
  return new ImpossibleRequest(
    text.includes(place) ? text : text.replace(/\n|$/, (end) => ` (${place})${end}`),
  );
}

const OUTSIDE = '\nIt is outside the graded folder. Grade the folder that contains all files of the program.';

/**
 * Node's message about a missing module. The message has the full path, or in CommonJS the name in the `require` call.
 */
const MISSING = /^Error: Cannot find module '([^']+)'(?:\nRequire stack:\n- (.+))?/;

function isMissingOutside(message: string, folder: string): boolean {
  const [, name, parent = ''] = MISSING.exec(message) ?? [];
  return name !== undefined && !resolve(dirname(parent), name).startsWith(folder + sep);
}

/** The name and the message. A program may throw anything. */
function errorText(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : `It threw ${String(error)}.`;
  } catch {
    return 'It threw a value without a text.';
  }
}

function stackOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack) : '';
  } catch {
    return '';
  }
}

/** The first file of the submission that the stack names, with its line. */
function placeIn(stack: string, folder: string): string | undefined {
  for (const [, file = '', line = ''] of stack.matchAll(PLACE)) {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    if (!path.startsWith(folder) || path.includes(`${sep}node_modules${sep}`)) continue;
    const name = relative(folder, path);
    return TYPESCRIPT.test(name) ? name : `${name}:${line}`;
  }
  return undefined;
}

/** Lets Node check each file, because the stack of a syntax error in an ES module names no file. */
function syntaxErrorIn(error: unknown, { files, sources }: ModuleFiles, folder: string): string | undefined {
  if (!(error instanceof SyntaxError)) return undefined;
  for (const file of files.filter((name) => /\.[cm]?js$/.test(name) && existsSync(name))) {
    const source = sources[realpathSync(file)];
    const words = source === undefined ? [file] : [`--input-type=${source.format}`];
    const checked = spawnSync(execPath, ['--check', ...words], { input: source?.source, encoding: 'utf8' });
    const [, line] = /^(?:\[stdin\]|(?:file:\/\/)?\/.*):(\d+)$/m.exec(checked.stderr) ?? [];
    if (checked.status !== 0 && line !== undefined) return `${relative(folder, file)}:${line}`;
  }
  return undefined;
}
