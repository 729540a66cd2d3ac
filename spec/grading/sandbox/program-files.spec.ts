/** Finds the folders of a program that its sandbox needs. */
import { realpathSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { afterEach, expect, test } from '@jest/globals';
import { programFiles } from '../../../src/grading/candidate/command-submission.js';
import { folderOf } from '../../support/grading/submissions.js';

const FOLDER = realpathSync(
  folderOf({ 'one/bin/python': '', 'one/bin/perl': '', 'two/bin/ruby': '', 'two/bin/perl': '' }),
);
symlinkSync(join(FOLDER, 'two/bin/ruby'), join(FOLDER, 'one/bin/irb'));
symlinkSync('/usr/bin/env', join(FOLDER, 'one/bin/env'));
symlinkSync(join(FOLDER, 'one/bin/python'), join(FOLDER, 'one/bin/python3'));

const { PATH } = process.env;

afterEach(() => {
  process.env['PATH'] = PATH;
});

const at = (path: string): string => join(FOLDER, path);

test.each<[what: string, program: string, folders: string[]]>([
  ['a name in the first folder of the path', 'perl', ['one']],
  ['a name in a later folder of the path', 'ruby', ['two']],
  ['a path', at('two/bin/perl'), ['two']],
  ['a link to another program', 'irb', ['one', 'two']],
  ['a link next to the program, only once', 'python3', ['one']],
  ['a link to a program of the system', 'env', ['one']],
  ['a path that does not exist', at('two/bin/python'), []],
  ['an unknown name', 'lua', []],
  ['a program of the system', '/usr/bin/env', []],
])('finds the folders for %s', (_, program, folders) => {
  process.env['PATH'] = [at('none'), at('one/bin'), at('two/bin')].join(delimiter);
  expect(programFiles(program)).toEqual(folders.map(at));
});

test('finds no program without PATH', () => {
  Reflect.deleteProperty(process.env, 'PATH');
  expect(programFiles('perl')).toEqual([]);
});

test('gives no folder for a program directly below the root', () => {
  expect(programFiles('/etc/passwd')).toEqual([]);
});
