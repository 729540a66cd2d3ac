/** Submissions in JavaScript. */
import { dirname } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Launch } from '../remote/launch.js';

/** From here the built shim is as far away as from where this module is built. */
const SHIM = fileURLToPath(new URL('../../../dist/grading/shims/javascript/main.js', import.meta.url));

/** @param file an absolute path */
export const javascriptLaunch = (file: string): Launch => ({
  command: [execPath, SHIM, file],
  channel: 'fd 3',
  folder: dirname(file),
  reads: [dirname(file)],
});
