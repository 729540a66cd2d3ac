/** The files that `klondike grade --gradescope` and `--github-classroom` write. */
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import AdmZip from 'adm-zip';
import { autograderFiles } from '../../../src/cli/grade/platforms/gradescope.js';
import { zipOf } from '../../../src/cli/grade/platforms/platform-command.js';
import { parseRubric } from '../../../src/grading/rubric/read-rubric.js';
import { ULG_RUBRIC } from '../../../src/grading/rubric/presets/ulg.js';
import { klondike } from '../../support/command.js';
import { folderOf } from '../../support/grading/submissions.js';
import { testUnless } from '../../support/missing.js';
import { readWorkflow } from '../../support/workflow.js';

/** Windows has no executable bits. */
const MISSING_BITS = process.platform === 'win32' ? ['executable bits'] : [];

const FOLDER = folderOf({});
const at = (name: string): string => join(FOLDER, name);
const textAt = (name: string): string => readFileSync(at(name), 'utf8');

describe('the workflow for GitHub Classroom', () => {
  test("the workflow is valid by GitHub's schema and uses Classroom's names", async () => {
    const file = at('.github/workflows/classroom.yml');
    const ran = await klondike(['grade', 'src/my "game"', '--github-classroom', file, '--rubric', 'ulg']);
    const content = readFileSync(file, 'utf8');
    const { workflow, errors } = await readWorkflow('classroom.yml', content);
    expect([ran.status, errors]).toEqual([0, []]);
    expect(workflow.jobs.map(({ id }) => String(id))).toEqual(['run-autograding-tests']);
    expect(content).toMatch(/^name: Autograding Tests$/m);
    expect(content).toContain(String.raw`SUBMISSION: "src/my \"game\""`);
    expect(content).toContain(
      '--format json,markdown --out "$RUNNER_TEMP/report.json,$RUNNER_TEMP/report.md" --rubric ulg --sandbox required\n',
    );
  });

  test('the command does not overwrite a file', async () => {
    await klondike(['grade', '--github-classroom', at('twice.yml')]);
    const first = textAt('twice.yml');
    const { status, err } = await klondike(['grade', '--github-classroom', at('twice.yml'), '--seed', '2']);
    const why = `--github-classroom ${at('twice.yml')}: it already exists. Delete it, or choose another name`;
    expect([status, err, textAt('twice.yml')]).toEqual([2, expect.stringContaining(why), first]);
  });

  test('the workflow ends with an error after too few points, and still reports them', async () => {
    const file = at('points.yml');
    const { status } = await klondike(['grade', '--github-classroom', file, '--fail-under', '10']);
    expect([status, textAt('points.yml')]).toEqual([
      0,
      expect.stringMatching(/ --fail-under 10 --sandbox required\n +status=/),
    ]);
  });

  test('the workflow grades without a sandbox only if the option allows it', async () => {
    const file = at('auto.yml');
    await klondike(['grade', '--github-classroom', file, '--sandbox', 'auto']);
    expect(textAt('auto.yml')).toContain(' --sandbox auto\n');
  });

  test('grades a command', async () => {
    const file = at('command.yml');
    const { status } = await klondike(['grade', '--cmd', './handler -q', '--github-classroom', file]);
    expect([status, textAt('command.yml')]).toEqual([
      0,
      expect.stringMatching(/SUBMISSION: "\.\/handler -q"\n[^]* klondike grade --cmd "\$SUBMISSION" /),
    ]);
  });

  test("the workflow contains the instructor's own rubric, with any text", async () => {
    const criterion = { id: 'a', points: 1, checks: ['deal.columns'], hint: "${{ x }} 'y' \u0085\u2028z" };
    writeFileSync(at('mine.json'), JSON.stringify({ id: 'mine', criteria: [criterion] }));
    const file = at('own.yml');
    await klondike(['grade', '--github-classroom', file, '--rubric', at('mine.json'), '--seed', '7']);
    const [, written = ''] = /cat > [^]*? <<'RUBRIC'\n([^]*?)\n {10}RUBRIC\n/.exec(textAt('own.yml')) ?? [];
    expect(parseRubric(written, 'rubric.json').criteria).toMatchObject([criterion]);
    expect(written).not.toMatch(/\$\{\{|[\u0085\u2028]/);
    expect(textAt('own.yml')).toContain(' --seed 7 --sandbox required --rubric "$RUNNER_TEMP/rubric.json"\n');
  });
});

describe('the autograder for Gradescope', () => {
  test('the autograder is two programs in a folder, which grade with the given options', async () => {
    const words = [
      '--rubric',
      'ksu',
      '--seed',
      '7',
      '--seconds',
      '30',
      '--event-seconds',
      '2',
      '--sandbox',
      'required',
    ];
    const { status } = await klondike(['grade', '--gradescope', at('autograder'), ...words]);
    const names = readdirSync(at('autograder'));
    expect([status, names]).toEqual([0, ['run_autograder', 'setup.sh']]);
    expect(textAt('autograder/run_autograder')).toContain(` ${words.join(' ')} -- "$submission" 2>`);
    expect(textAt('autograder/setup.sh')).toMatch(/^npm install .*klondike-kit@1\.0\.0.* @swc\/wasm@1$/m);
  });

  testUnless(MISSING_BITS, 'has executable programs', async () => {
    const { status } = await klondike(['grade', '--gradescope', at('programs')]);
    const names = readdirSync(at('programs'));
    expect([status, names]).toEqual([0, ['run_autograder', 'setup.sh']]);
    expect(names.filter((name) => (statSync(at(`programs/${name}`)).mode & 0o111) !== 0)).toEqual(names);
  });

  test("contains the instructor's own rubric", () => {
    const files = autograderFiles({ version: '0.1.0', how: ['--seed', '7'] }, ULG_RUBRIC);
    const texts = Object.fromEntries(files.map(({ name, text }) => [name, text]));
    expect(parseRubric(texts['rubric.json'] ?? '', 'rubric.json')).toEqual(ULG_RUBRIC);
    expect(texts['run_autograder']).toContain(
      ' --seed 7 --rubric "$autograder/source/rubric.json" -- "$submission" 2>',
    );
  });

  test('the command refuses wrong grading options', async () => {
    const refused = [
      ...[['--rubric', 'x; rm -rf /'], ['--seed', '$(id)'], ['ada.js']],
      ...[
        ['--fail-under', '3'],
        ['--cmd', './x'],
        ['--format', 'tap'],
        ['--run-as', 'nobody'],
      ],
    ];
    for (const words of refused) {
      const { status } = await klondike(['grade', '--gradescope', at('refused'), ...words]);
      expect([words, status]).toEqual([words, 2]);
    }
    expect(existsSync(at('refused'))).toBe(false);
  });
});

test.each([
  [
    ['--gradescope', 'all.tar'],
    "--gradescope takes a name that ends in .zip, or the name of a folder, not 'all.tar'",
  ],
  [['--github-classroom', 'spec'], '--github-classroom spec: this is a folder, not a file'],
  [
    ['--github-classroom', 'package.json/x.yml'],
    '--github-classroom package.json/x.yml: there is a file where a folder must be',
  ],
  [['--github-classroom', 'x.yml', '--json'], "--json can't be used with --github-classroom"],
  [
    ['--github-classroom', 'x.yml', '--cmd', './x', 'ada.js'],
    '--github-classroom takes at most one SUBMISSION',
  ],
])('%j is refused', async (words, why) => {
  const { status, err } = await klondike(['grade', ...words]);
  expect([status, err]).toEqual([2, expect.stringContaining(`klondike: ${why}\n`)]);
  expect(existsSync('all.tar') || existsSync('x.yml')).toBe(false);
});

test('the zip archive has executable programs, and the same bytes each time', () => {
  const files = [
    { name: 'run', text: 'été', isProgram: true },
    { name: 'rubric.json', text: '{}', isProgram: false },
  ];
  const zip = zipOf(files);
  const read = new AdmZip(zip).getEntries().map((entry) => {
    const { made, attr } = entry.header;
    return [entry.entryName, entry.getData().toString(), made >>> 8, (attr >>> 16).toString(8)];
  });
  expect(read).toEqual([
    ['rubric.json', '{}', 3, '100644'],
    ['run', 'été', 3, '100755'],
  ]);
  expect(zipOf(files).equals(zip)).toBe(true);
});
