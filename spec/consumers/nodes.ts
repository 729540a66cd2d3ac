/** Other versions of Node, installed by npm. */
import { join } from 'node:path';
import { ownFolder } from '../support/own-folder.js';
import { run } from './installed.js';

const nodes = ownFolder();

/** The path of this version of Node; undefined if npm doesn't have it for this machine. */
export function nodeOf(version: string): string | undefined {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const words = ['--prefer-offline', '--no-save', '--prefix', join(nodes, version), `${name}@${version}`];
  run('npm', ['install', ...words], nodes);
  const program = join(nodes, version, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
  return run(program, ['--version'], nodes) === `0\nv${version}` ? program : undefined;
}
