/** `klondike grade --class` writes files, resumes in a second run, and reports errors. */
import { EventEmitter } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { GradeWords } from '../../../src/cli/grade/settings.js';
import { FIVE, filesIn, gradedClass, judged } from '../../support/grading/graded-class.js';
import { folderOf } from '../../support/grading/submissions.js';

const CLASS = folderOf({
  ...FIVE,
  'fred.zip': 'not started',
  'notes.txt': 'from the teacher',
  '__MACOSX/ada.js': 'left by an archive',
  '.DS_Store': 'hidden',
  'package.json': '{}',
});

const CHANGING = folderOf({ 'ada.js': 'all right', 'bob.js': 'all right', 'cleo.js': 'all right' });

const outs = folderOf({});
let count = 0;
const newOut = (): string => join(outs, String(++count));

const grade = (out: string, words: Partial<GradeWords> = {}): ReturnType<typeof gradedClass> =>
  gradedClass({ class: CLASS, out, jobs: '2', ...words });

beforeEach(() => {
  judged.length = 0;
});

test('writes reports for each submission, and a gradebook and a page for the class', async () => {
  const out = newOut();
  const ran = await grade(out, { format: 'gradescope,junit' });
  const files = filesIn(out);
  const forms = ['gradescope.json', 'html', 'json', 'xml'].map((form) => `report.${form}`);
  const names = ['ada.js', 'bob.js', 'cleo.ts', 'dan.py', 'eve.js', 'fred.zip'];
  const scripts = ['undo-covers.klon'].map((name) => `reports/bob.js/${name}`);
  // Cleo's report is incomplete.
  expect(ran).toMatchObject({ status: 3, out: expect.stringContaining('ada.js: 20 of 20 points\nbob.js: ') });
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      ...['gradebook.csv', 'index.html', ...scripts],
      ...names.flatMap((name) => forms.map((form) => `reports/${name}/${form}`)),
    ]),
  );
  expect(Object.keys(files).filter((file) => /macosx|DS_Store|package|\.part/i.test(file))).toEqual([]);
  expect(files['gradebook.csv']?.split('\r\n').map((line) => line.split(',')[0])).toEqual([
    ...['submission', ...names, ''],
  ]);
  expect(files['index.html']).toContain('href="./reports/bob.js/report.html"');
  expect(files['index.html']).toContain('<li>notes.txt</li>');
  expect(files['reports/bob.js/undo-covers.klon']).toBe('new  t4>t6  undo\n');
});

test("the class page has the rubric's title", async () => {
  const out = newOut();
  await grade(out);
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  expect(page).toContain('<h1>Grades: Klondike, University of Liège, 2015-2016</h1>');
});

test('the summary has the mean, the median and the submissions that did not start', async () => {
  const { err } = await grade(newOut());
  expect(err).toMatch(
    /^6 submissions in \d+\.\d s\nmean [\d.]+ of 20, median [\d.]+ of 20\ncould not start, so no points: dan\.py, fred\.zip\nnot graded, for the reason in the report: eve\.js\nnot graded, because they contain no program: notes\.txt\nThe marks are in /,
  );
});

test('a run without a sandbox prints the reason first, and counts the affected submissions at the end', async () => {
  const folder = folderOf({ 'ada.js': 'without a sandbox', 'bob.js': 'all right', 'dan.js': 'not started' });
  const { err } = await grade(newOut(), { class: folder, sandbox: 'off' });
  expect(err).toMatch(/^the submissions run without a sandbox: the sandbox is turned off\n/);
  expect(err).toContain('\nran without a sandbox: 1 submission\n');
});

test('the report shows an error in the grader', async () => {
  const out = newOut();
  await grade(out);
  const report: unknown = JSON.parse(readFileSync(join(out, 'reports/eve.js/report.json'), 'utf8'));
  expect(report).toMatchObject({ notGraded: 'The grader stopped with an error: a card is lost', notes: [] });
});

test('a submission with the longest possible name gets its reports', async () => {
  const name = `${'a'.repeat(252)}.js`;
  const out = newOut();
  const { status } = await grade(out, { class: folderOf({ [name]: 'all right' }) });
  expect([status, existsSync(join(out, 'reports', name, 'report.html'))]).toEqual([0, true]);
});

test('writes the same files with any number of jobs, except for times', async () => {
  const [one, four] = [newOut(), newOut()];
  await grade(one, { jobs: '1' });
  await grade(four, { jobs: '4' });
  expect(filesIn(four)).toEqual(filesIn(one));
});

describe('second runs', () => {
  test('a second run grades only submissions whose grading was incomplete, and writes the same files', async () => {
    const out = newOut();
    await grade(out);
    const first = filesIn(out);
    judged.length = 0;
    const { err } = await grade(out);
    expect(judged).toEqual([join(CLASS, 'eve.js')]);
    expect(err).toContain('6 submissions (5 of them from earlier runs)');
    expect(filesIn(out)).toEqual(first);
  });

  test('a second run grades again where the machine lacked a program, and names the program', async () => {
    const folder = folderOf({ 'ada.js': 'all right', 'fay.jar': 'lacks a JDK' });
    const out = newOut();
    const { status, err } = await grade(out, { class: folder, 'fail-under': '20' });
    expect(err).toContain(
      '\nmean 20 of 20, median 20 of 20\nnot graded, because this machine lacks a JDK: fay.jar\n',
    );
    judged.length = 0;
    const { status: again } = await grade(out, { class: folder });
    expect({ status, again, judged }).toEqual({ status: 2, again: 2, judged: [join(folder, 'fay.jar')] });
  });

  test('a second run prints a new format from the existing report', async () => {
    const out = newOut();
    await grade(out);
    judged.length = 0;
    await grade(out, { format: 'tap' });
    expect(judged).toEqual([join(CLASS, 'eve.js')]);
    expect(filesIn(out)['reports/ada.js/report.tap']).toMatch(/^TAP version 14/);
  });

  test.each<[what: string, words: Partial<GradeWords>]>([
    ['seed', { seed: '2' }],
    ['rubric', { rubric: 'ksu' }],
    ['sandbox', { sandbox: 'off' }],
  ])('a second run grades everything again with a different %s', async (_, words) => {
    const out = newOut();
    await grade(out);
    judged.length = 0;
    await grade(out, words);
    expect(judged).toHaveLength(6);
  });

  test('a second run grades again if the submission changed or the report is incomplete', async () => {
    const folder = CHANGING;
    const out = newOut();
    await grade(out, { class: folder });
    judged.length = 0;
    writeFileSync(join(folder, 'bob.js'), 'three failures');
    writeFileSync(join(out, 'reports/cleo.js/report.json'), '{"key": "0123');
    await grade(out, { class: folder, jobs: '1' });
    expect(judged).toEqual(['bob.js', 'cleo.js'].map((name) => join(folder, name)));
    expect(filesIn(out)['reports/bob.js/undo-covers.klon']).toBe('new  t4>t6  undo\n');
  });

  test('a second run resumes where a signal ended the first run', async () => {
    const [whole, out] = [newOut(), newOut()];
    await grade(whole);
    const signals = new EventEmitter();
    const onPrint = (text: string): void => {
      if (text.startsWith('bob.js')) signals.emit('SIGINT');
    };
    const stopped = await gradedClass({ class: CLASS, out, jobs: '1' }, { signals, onPrint });
    expect(stopped).toMatchObject({
      status: 130,
      err: expect.stringMatching(/^stopped after [23] of 6 [^]*\nRun the same command again to resume\.\n$/),
    });
    judged.length = 0;
    await grade(out);
    expect(judged).not.toContain(join(CLASS, 'bob.js'));
    expect(filesIn(out)).toEqual(filesIn(whole));
  });
});

test('a stopped run counts submissions that were graded while an earlier one was still running', async () => {
  const folder = folderOf({ 'ada.js': 'never ends', 'bob.js': 'all right', 'cleo.js': 'three failures' });
  const out = newOut();
  const signals = new EventEmitter();
  const watch = setInterval(() => {
    if (existsSync(join(out, 'reports/cleo.js'))) signals.emit('SIGINT');
  }, 5);
  const { status, err } = await gradedClass({ class: folder, out, jobs: '2' }, { signals });
  clearInterval(watch);
  expect([status, err]).toEqual([
    130,
    expect.stringMatching(/^stopped after 2 of 3 submissions in .* s\nmean /),
  ]);
});

test('prints an array of the reports with --json', async () => {
  const { out } = await grade(newOut(), { json: true });
  const reports = JSON.parse(out) as { submission: string; key?: string }[];
  expect(reports.map(({ submission, key }) => [submission, key])).toEqual(
    ['ada.js', 'bob.js', 'cleo.ts', 'dan.py', 'eve.js', 'fred.zip'].map((name) => [name, undefined]),
  );
});

test('ends with status 1 if the points are below --fail-under', async () => {
  const all = folderOf({ 'ada.js': 'all right', 'bob.js': 'three failures' });
  const ran = ['0', '20'].map((failUnder) => grade(newOut(), { 'fail-under': failUnder, class: all }));
  expect((await Promise.all(ran)).map(({ status }) => status)).toEqual([0, 1]);
});

describe('refuses', () => {
  test.each<[what: string, words: Partial<GradeWords>, message: RegExp]>([
    ['a class without a folder for reports', { class: CLASS }, /^--class needs --out FOLDER/],
    [
      'a folder for reports inside the class',
      { class: CLASS, out: join(CLASS, 'graded') },
      /is inside the folder of the class/,
    ],
    [
      'a missing class',
      { class: join(CLASS, 'none'), out: newOut() },
      /^--class .*none: folder not found; expected a folder of submissions$/,
    ],
    [
      'a class that is a file',
      { class: join(CLASS, 'ada.js'), out: newOut() },
      /^--class .*ada\.js: this is a file, not a folder of submissions$/,
    ],
    [
      'a file where the folder for reports must be',
      { class: CHANGING, out: join(CLASS, 'ada.js') },
      /^--out .*ada\.js: there is a file where a folder must be; expected a folder for the reports$/,
    ],
    [
      'an unknown format',
      { class: CLASS, out: newOut(), format: 'junit,pdf' },
      /^--format takes .*, not 'pdf'$/,
    ],
    [
      'a misspelt format',
      { class: CLASS, out: newOut(), format: 'tap,junti' },
      /, not 'junti'\. Did you mean 'junit'\?$/,
    ],
  ])('%s', async (_, words, message) => {
    await expect(gradedClass(words)).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringMatching(message),
    });
  });
});
