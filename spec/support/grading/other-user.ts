/** A user id for submissions, and what this machine lacks to use it. */
import { spawnSync } from 'node:child_process';
import { getuid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { missingPrograms } from '../missing.js';

/** Higher than the ids that systems give their users. */
export const SOMEBODY = '63711';

const SHIM = fileURLToPath(new URL('../../../dist/grading/shims/javascript/main.js', import.meta.url));

/** Can this user run Node and read the package? Node or the package may be in a private home folder. */
const isOpen = (): boolean =>
  spawnSync('setpriv', [
    ...[`--reuid=${SOMEBODY}`, `--regid=${SOMEBODY}`, '--clear-groups', '--'],
    ...[process.execPath, '-e', `require('node:fs').readFileSync(${JSON.stringify(SHIM)})`],
  ]).status === 0;

const programs = getuid?.() === 0 ? missingPrograms('setpriv') : ['the rights of root'];

export const MISSING_FOR_OTHER_USER: readonly string[] =
  programs.length > 0 || isOpen() ? programs : ['a Node and a copy of this package that every user may read'];
