/** The files of a submission, without those that tools add. */
import { describe, expect, test } from '@jest/globals';
import { filesBelow } from '../../../../src/grading/candidate/find/files-below.js';
import { folderOf } from '../../../support/grading/submissions.js';

/** The files of a virtual environment on Linux and on Windows. */
const ENVIRONMENT = [
  ...['pyvenv.cfg', 'bin/activate_this.py', 'lib/python3.11/site.py', 'lib64/x.py', 'include/x.h'],
  ...['Scripts/x.py', 'Lib/x.py', 'Include/x.h'],
];

const found = (...names: readonly string[]): readonly string[] =>
  filesBelow(folderOf(Object.fromEntries(names.map((name) => [name, '']))));

const environmentIn = (folder: string): readonly string[] => ENVIRONMENT.map((name) => `${folder}${name}`);

describe('a virtual environment', () => {
  test('is left out if it is one of several folders', () => {
    expect(found('ada.py', ...environmentIn('env/'), 'env/eve.py')).toEqual(['ada.py']);
  });

  test.each([
    ['the submission', ''],
    ['the only folder of the submission', 'ada/klondike/'],
  ])('may be %s: only its own folders are left out', (_, folder) => {
    const own = [`${folder}ada.py`, `${folder}game/bin/cards.py`];
    expect(found(...own, ...environmentIn(folder), `${folder}env/pyvenv.cfg`, `${folder}env/eve.py`)).toEqual(
      own,
    );
  });
});

test('the folders of a program may be named like those of an environment', () => {
  expect(found('bin/a.py', 'lib/b.py')).toEqual(['bin/a.py', 'lib/b.py']);
});
