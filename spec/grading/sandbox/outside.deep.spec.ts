/** The grader's own programs run outside the sandbox, so they must not run code from a submission. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import { javaCommand } from '../../../src/grading/candidate/java.js';
import { jdk } from '../../../src/grading/candidate/java/jdk.js';
import { folderOf } from '../../support/grading/submissions.js';
import { missingPrograms, testUnless } from '../../support/missing.js';
import { runModule } from '../../support/process.js';

testUnless(
  missingPrograms('python3'),
  'a module next to a Python submission is not imported when the grader looks for Python',
  () => {
    const folder = folderOf({ 'json.py': 'open("ran", "w")', 'handler.py': '' });
    const code = `import { pythonCommand } from 'src/grading/candidate/python.ts'; pythonCommand('handler.py');`;
    const { status } = runModule(code, folder);
    expect([status, existsSync(join(folder, 'ran'))]).toEqual([0, false]);
  },
);

const PLUGIN = (mark: string): string => `
  import com.sun.source.util.*;
  public class Mark implements Plugin {
    public String getName() { return "mark"; }
    public boolean autoStart() { return true; }
    public void init(JavacTask task, String... args) { new java.io.File("${mark}").mkdir(); }
  }`;

testUnless(
  missingPrograms('java', 'javac'),
  'a compiler plugin in a jar that a submission contains does not run',
  () => {
    const folder = folderOf({
      'plugin/META-INF/services/com.sun.source.util.Plugin': 'Mark',
      'submission/src/Klondike.java': 'class Klondike {}',
    });
    const mark = join(folder, 'ran');
    const source = join(folderOf({ 'Mark.java': PLUGIN(mark) }), 'Mark.java');
    execFileSync(jdk().javac, ['-d', join(folder, 'plugin'), source]);
    const jar = join(folder, 'submission/mark.jar');
    execFileSync(join(dirname(jdk().java), 'jar'), ['cf', jar, '-C', join(folder, 'plugin'), '.']);
    javaCommand(join(folder, 'submission'))();
    expect(existsSync(mark)).toBe(false);
  },
);
