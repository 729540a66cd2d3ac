/** `klondike grade` runs submissions in their own processes, as a course grades them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { GradeReport } from '../../../src/grading.js';
import type { CommandResult } from '../../support/command.js';
import { klondike } from '../../support/command.js';
import '../../support/grading/remove-temporary-folders.js';
import { ownFolder } from '../../support/own-folder.js';

const SOUND = 'src/grading/shims/javascript/sample/handler.js';
const FAULTY = 'spec/fixtures/grading/javascript/counts-refused.js';

const graded = (args: string): Promise<CommandResult> => klondike(['grade', ...args.split(' ')], '');

const reportIn = ({ out }: CommandResult): GradeReport => JSON.parse(out) as GradeReport;

test('a correct handler gets full marks, with status 0', async () => {
  const ran = await graded(`${SOUND} --json --sandbox off`);
  const { score, max, complete, isolated, submission } = reportIn(ran);
  expect([ran.status, score, max, complete, isolated, submission]).toEqual([0, 20, 20, true, false, SOUND]);
});

describe('a handler that counts refused events', () => {
  test('the handler loses points only for the number of moves, after two or three events', async () => {
    const { criteria } = reportIn(await graded(`${FAULTY} --json --sandbox off`));
    const failed = criteria.filter(({ status }) => status === 'failed');
    expect(failed.map(({ id, failures }) => [id, failures.map(({ check }) => check)])).toEqual([
      ['count', ['count.refused']],
    ]);
    const [failure] = failed.flatMap(({ failures }) => failures);
    expect(failure?.script).toMatch(
      /^\[Rules "ulg"\] \[Seed "\d+"\] \[Check "count\.refused"\] new (\S+ )?\S+\? \{ moves: \d+ \}$/,
    );
    expect(failure?.replay).toBe(
      `echo '${failure?.script ?? ''}' | npx klondike replay --handler ${FAULTY} -`,
    );
  });

  test('the command ends with status 1 if --fail-under asks for more points', async () => {
    const folder = ownFolder();
    const files = ['grade.md', 'grade.json'].map((name) => join(folder, name));
    const forms = `--format markdown,json --out ${files.join()}`;
    const ran = await graded(`${FAULTY} ${forms} --fail-under 20 --sandbox off`);
    const [text = '', data = ''] = files.map((file) => readFileSync(file, 'utf8'));
    expect([ran.status, ran.out]).toEqual([1, '']);
    expect(text).toContain('A refused move does not count');
    expect(JSON.parse(data)).toMatchObject({ max: 20 });
  });
});

describe('a command that cannot grade', () => {
  test('the command reports each fault in a rubric on a separate line', async () => {
    const file = join(ownFolder(), 'rubric.json');
    writeFileSync(
      file,
      '{ "like": "ulg",\n"titel": "Exam",\n"criteria": [{ "id": "undo", "points": "4" }] }',
    );
    const { status, err } = await klondike(['grade', SOUND, '--rubric', file], '');
    expect([status, err.trimEnd().split('\n').length]).toEqual([2, 2]);
    expect(err).toMatch(
      /^klondike: .*:2:1: titel is .*did you mean title\?\n.*:3:\d+: criteria\[0\]\.points is "4"/,
    );
  });

  test.each([
    ['', 'grade needs a SUBMISSION'],
    [
      `${SOUND} --rubric ulm`,
      "--rubric takes ulg, ycp-text, ycp-selection, ycp-selection-milestone-1, ksu or a file, and there is no file 'ulm'",
    ],
    [`${SOUND} --rubric ulk`, "there is no file 'ulk'. Did you mean 'ulg'?"],
    [`${SOUND} --rubric spec`, '--rubric spec: this is a folder, not a rubric'],
    [
      '--print-rubric ulk',
      '--print-rubric takes ulg, ycp-text, ycp-selection, ycp-selection-milestone-1, ksu or a file',
    ],
    [`${SOUND} --format junti`, "not 'junti'. Did you mean 'junit'?"],
    [
      `${SOUND} --format html,junit --out a.html`,
      '--format with 2 formats needs as many files: --out FILE.html,FILE.xml',
    ],
    [`${SOUND} --format html,junti --out a,b`, "not 'junti'. Did you mean 'junit'?"],
    [`${SOUND} --sandbox of`, "--sandbox takes required, auto or off, not 'of'. Did you mean 'off'?"],
    [`${SOUND} --out nowhere/x`, '--out nowhere/x: folder not found; expected a file for the report'],
    [`${SOUND} --out spec`, '--out spec: this is a folder, not a file; expected a file for the report'],
    [`${SOUND} --seed -1`, "--seed takes a whole number, 0 or more, not '-1'"],
    [`${SOUND} --seconds 0`, "--seconds takes a number above 0, such as 10 or 0.5, not '0'"],
    [
      `${SOUND} --event-seconds Infinity`,
      "--event-seconds takes a number above 0, such as 10 or 0.5, not 'Infinity'",
    ],
    [`${SOUND} ${FAULTY} --format gradescope`, '--format gradescope takes only one submission'],
    ['nowhere.js', 'nowhere.js: submission not found'],
  ])('the command ends with status 2 and gives the reason: %s', async (args, why) => {
    const ran = await klondike(['grade', ...args.split(' ').filter(Boolean)], '');
    expect([ran.status, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain(why);
  });

  test('the command still grades the other submissions', async () => {
    const ran = await graded(`nowhere.js ${SOUND} --sandbox off`);
    expect([ran.status, ran.out.includes('20 of 20 points')]).toEqual([2, true]);
  });
});
