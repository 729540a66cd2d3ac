/** Finds the Java sources of a submission, their root folder and their encoding. */
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { textOf } from '../../../../src/grading/candidate/files.js';
import { singleSource, sourcesIn } from '../../../../src/grading/candidate/java/sources.js';
import { folderOf } from '../../../support/grading/submissions.js';
import { ownFolder } from '../../../support/own-folder.js';

const folderWith = (...names: readonly string[]): string =>
  folderOf(Object.fromEntries(names.map((name) => [name, ''])));

const GRAPHICS = 'be/ac/ulg/montefiore/oop/graphics';

describe('the search for sources', () => {
  test.each<[what: string, names: string[], root: string, files: string[], jars: string[]]>([
    ['finds sources in the folder', ['B.java', 'a/A.java', 'x.txt'], '', ['B.java', 'a/A.java'], []],
    [
      'finds sources only in the src folder, if there is one',
      ['src/A.java', 'B.java', 'srcs/C.java'],
      'src',
      ['A.java'],
      [],
    ],
    [
      'finds sources in the src folder of a project',
      ['ada/src/A.java', 'ada/src/b/B.java'],
      'ada/src',
      ['A.java', 'b/B.java'],
      [],
    ],
    [
      'finds sources in the topmost src folder',
      ['a/b/src/B.java', 'z/src/src/A.java'],
      'z/src',
      ['src/A.java'],
      [],
    ],
    [
      'finds sources in src/main/java',
      ['src/main/java/A.java', 'src/test/java/B.java'],
      'src/main/java',
      ['A.java'],
      [],
    ],
    [
      'finds sources elsewhere if the src folder has none',
      ['src/x.txt', 'own/A.java'],
      '',
      ['own/A.java'],
      [],
    ],
    ['finds sources in a folder whose name ends in src', ['mysrc/A.java'], '', ['mysrc/A.java'], []],
    [
      'finds jars in any folder',
      ['src/A.java', 'lib/b.jar', 'a.jar', 'c.jars'],
      'src',
      ['A.java'],
      ['a.jar', 'lib/b.jar'],
    ],
    ['exclude module declarations', ['A.java', 'module-info.java', 'a/module-info.java'], '', ['A.java'], []],
    [
      'leaves out the course’s own package',
      ['A.java', `${GRAPHICS}/B.java`, `c/${GRAPHICS}/d/B.java`],
      '',
      ['A.java'],
      [],
    ],
    [
      'finds packages that have similar names',
      [`${GRAPHICS}2/A.java`, `x${GRAPHICS}/B.java`],
      '',
      [`${GRAPHICS}2/A.java`, `x${GRAPHICS}/B.java`],
      [],
    ],
    [
      'leaves out files that archives and tools add',
      ['A.java', '.git/B.java', '.C.java', '__MACOSX/D.java', 'node_modules/E.java'],
      ...(['', ['A.java'], []] as [string, string[], string[]]),
    ],
  ])('%s', (...[, names, root, files, jars]) => {
    const folder = folderWith(...names);
    const found = sourcesIn(folder);
    expect(found).toEqual({
      ...{ root: join(folder, root), files, others: [], mains: [], notes: [] },
      resources: jars.map((jar) => join(folder, jar)),
    });
  });

  test('sorts the sources by name', () => {
    expect(sourcesIn(folderWith('c.java', 'a.java', 'b/d.java', 'B.java')).files).toEqual([
      'B.java',
      'a.java',
      'b/d.java',
      'c.java',
    ]);
  });

  test.each(['output', 'out', 'bin', 'target', 'build', 'classes', 'debug'])(
    'finds the package game.%s, but leaves out a folder with that name around it',
    (name) => {
      const text = `package game.${name};\nclass A {}`;
      const whole = folderOf({
        [`src/game/${name}/A.java`]: text,
        [`${name}/src/game/${name}/B.java`]: text,
      });
      expect(sourcesIn(whole)).toMatchObject({ root: join(whole, 'src'), files: [`game/${name}/A.java`] });
      const inner = folderOf({ [`${name}/A.java`]: text, [`${name}/old/game/${name}/B.java`]: text });
      expect(sourcesIn(inner).files).toEqual([`${name}/A.java`]);
    },
  );

  test('leaves out names with control characters, which the compiler would read as options', () => {
    const found = sourcesIn(folderWith('A.java', 'B.java\n-proc:only\n.java', 'c\u0001/C.java'));
    expect([found.files, found.notes]).toEqual([
      ['A.java'],
      [
        String.raw`These files were left out, because their names have control characters: "B.java\n-proc:only\n.java", "c\u0001/C.java".`,
      ],
    ]);
  });

  test.each<[what: string, read: (folder: string) => unknown]>([
    ['the only one in a folder', (folder) => sourcesIn(folder)],
    ['a single file', (folder) => singleSource(join(folder, 'B\n.java'))],
  ])('reports that there are no sources if %s has a control character in its name', (_, read) => {
    const folder = folderWith('B\n.java');
    expect(() => read(folder)).toThrow(
      String.raw`The folder ${folder} has no Java source. These files were left out, because their names have control characters: "B\n.java".`,
    );
  });

  test('leaves out links', () => {
    const folder = folderWith('A.java', 'other/x.txt');
    symlinkSync(folderWith('B.java'), join(folder, 'linked'));
    symlinkSync(join(folder, 'A.java'), join(folder, 'C.java'));
    expect(sourcesIn(folder).files).toEqual(['A.java']);
  });

  test.each([
    ['nothing', ['x.txt', 'A.javac']],
    ['a module declaration', ['module-info.java']],
    ['the course’s own package', [`${GRAPHICS}/B.java`]],
  ])('reports that there are no sources if the folder has only %s', (_, names) => {
    const folder = folderWith(...names);
    expect(() => sourcesIn(folder)).toThrow(
      expect.objectContaining({ kind: 'not started', message: `The folder ${folder} has no Java source.` }),
    );
  });
});

describe('the encoding of a file', () => {
  const marked = (...mark: number[]): Buffer => Buffer.from(mark);
  const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

  test.each<[encoding: string, bytes: Buffer, text: string]>([
    ['UTF-8', Buffer.from('int été;'), 'int été;'],
    ['UTF-8 with a byte order mark', Buffer.concat([marked(0xef, 0xbb, 0xbf), Buffer.from('été')]), 'été'],
    ['little-endian UTF-16', Buffer.concat([marked(0xff, 0xfe), Buffer.from('été', 'utf16le')]), 'été'],
    ['big-endian UTF-16', Buffer.concat([marked(0xfe, 0xff), swapped('été')]), 'été'],
    ['Latin-1', Buffer.from('int \u00e9t\u00e9;', 'latin1'), 'int été;'],
    ['anything, if the file is empty', Buffer.alloc(0), ''],
  ])('may be %s', (_, bytes, text) => {
    const file = join(ownFolder(), 'A.java');
    writeFileSync(file, bytes);
    expect(textOf(file)).toBe(text);
  });
});
