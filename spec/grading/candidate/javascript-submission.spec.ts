/** Tests the command line for a submission in JavaScript and the files that it may read. */
import { readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { javascriptLaunch } from '../../../src/grading/candidate/javascript-submission.js';
import { reservedByNode } from '../../../src/grading/remote/launch.js';
import { folderOf } from '../../support/grading/submissions.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const FOLDER = realpathSync(
  folderOf({
    'package.json': '{}',
    'node_modules/x.js': '',
    'class/ada.js': `import './bob.js';`,
    'class/bob.js': '',
    'class/eve.js': '',
    'class/node_modules/y.js': '',
    'whole/lib/index.js': '',
    'whole/package.json': '{"main":"lib"}',
  }),
);
const at = (path: string): string => join(FOLDER, path);

/** The files that the submission may read, except those of the package. */
function read(entry: string, folder?: string): readonly string[] {
  const { reads, command } = javascriptLaunch(at(entry), folder && at(folder));
  const always = [execPath, join(ROOT, 'package.json'), join(ROOT, 'dist'), join(ROOT, 'node_modules/mitt')];
  expect(reads.slice(0, 5)).toEqual([...always, command.at(-1)]);
  return reads.slice(5).filter((one) => one.startsWith(FOLDER));
}

test('the shim runs a file from its transformed sources', () => {
  const { command, ...launch } = javascriptLaunch(at('class/ada.js'));
  const [node, heap, shim, entry, modules = ''] = command;
  expect([node, heap, shim, entry, command.length]).toEqual([
    execPath,
    '--max-old-space-size=256',
    join(ROOT, 'dist/grading/shims/javascript/main.js'),
    at('class/ada.js'),
    5,
  ]);
  expect(JSON.parse(readFileSync(modules, 'utf8'))).toMatchObject({
    files: ['class/ada.js', 'class/bob.js'].map(at),
    sources: { [at('class/ada.js')]: { source: `import './bob.js';` } },
  });
  expect(modules.endsWith('modules.json') && dirname(modules) !== FOLDER).toBe(true);
  expect(launch).toMatchObject({ channel: 'fd 3', folder: at('class'), reserved: reservedByNode() });
});

test('a submission that is a file may read its imports and the files that Node needs', () => {
  expect(read('class/ada.js')).toEqual(
    ['class/ada.js', 'class/bob.js', 'class/node_modules', 'package.json', 'node_modules'].map(at),
  );
});

test('a submission that is a folder may read all its files', () => {
  expect(read('whole/lib/index.js', 'whole')).toEqual(
    ['whole', 'whole/package.json', 'package.json', 'node_modules'].map(at),
  );
});

test('a submission may not read packages through a link out of its folder', () => {
  const others = realpathSync(folderOf({ 'key.txt': '' }));
  const folder = realpathSync(folderOf({ 'class/ada.js': '', 'package.json': '{}' }));
  symlinkSync(others, join(folder, 'class/node_modules'));
  const readsOf = (submission?: string): readonly string[] =>
    javascriptLaunch(join(folder, 'class/ada.js'), submission && join(folder, submission)).reads;
  for (const reads of [readsOf(), readsOf('class')]) {
    expect(reads).not.toContain(join(folder, 'class/node_modules'));
    expect(reads).toContain(join(folder, 'package.json'));
  }
});
