/**
 * A workflow that gives the points to GitHub Classroom. Classroom expects these names for the workflow and for its only
 * job. It reads the points from two notices, which its own reporter would print. We print them ourselves, because the
 * reporter's log counts criteria without a fault instead of their points, and doesn't show the messages of failed
 * tests.
 */
import type { Rubric } from '../../../grading.js';
import { printRubric } from '../../../grading.js';
import type { Autograder } from './gradescope.js';

interface Workflow extends Autograder {
  /** The path of the submission in a student's repository, or a command to run there. */
  readonly submission: string;
  readonly isCommand: boolean;
  /** The instructor's own rubric, which the workflow contains. */
  readonly rubric: Rubric | undefined;
}

export const printWorkflow = (workflow: Workflow): string =>
  [HEAD, LANGUAGES, grader(workflow), rubricOf(workflow), grading(workflow)].join('');

const HEAD = `\
# Made by klondike grade --github-classroom. In the template repository: .github/workflows/classroom.yml
name: Autograding Tests
on:
  - push
  - workflow_dispatch
permissions:
  contents: read
jobs:
  run-autograding-tests:
    runs-on: ubuntu-latest
    if: github.actor != 'github-classroom[bot]'
    timeout-minutes: 10
    steps:
`;

/** Python is already installed. */
const LANGUAGES = `\
      - name: Check out the submission
        uses: actions/checkout@v4
        with:
          persist-credentials: false
      - name: Install Node
        uses: actions/setup-node@v4
        with:
          node-version: 22
      - name: Install Java
        uses: actions/setup-java@v4
        with:
          distribution: temurin
          java-version: 21
`;

const grader = ({ version }: Workflow): string => `\
      - name: Install the grader
        run: |
          sudo apt-get update
          sudo apt-get install -y --no-install-recommends bubblewrap
          # Ubuntu 24.04 doesn't let programs that it does not know use sandboxes.
          sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0 || true
          npm install --global --no-audit --no-fund klondike-kit@${version} @swc/wasm@1
`;

const RUBRIC = '"$RUNNER_TEMP/rubric.json"';

function rubricOf({ rubric }: Workflow): string {
  if (rubric === undefined) return '';
  const lines = printRubric(rubric)
    .replace(/\$\{\{|[\u007f-\u009f\u2028\u2029\ufeff]/g, escaped)
    .trimEnd()
    .split('\n');
  return `\
      - name: Write the rubric
        run: |
          cat > ${RUBRIC} <<'RUBRIC'
${['', ...lines, 'RUBRIC']
  .map((line) => `          ${line}`)
  .slice(1)
  .join('\n')}
`;
}

/** Writes a JSON escape for text that GitHub would read as an expression, or YAML as a line break. */
const escaped = (text: string): string =>
  `\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}${text.slice(1)}`;

/**
 * The report becomes the summary of the run, which can be 1 MiB long. While the grader runs, GitHub ignores commands in
 * the log, so that a submission can't give itself points with its output. Too few points end the job with an error.
 */
const grading = ({ how, submission, isCommand, rubric }: Workflow): string => `\
      - name: Grade
        env:
          SUBMISSION: ${JSON.stringify(submission)}
        run: |
          set +e
          token="$(od -An -N16 -tx1 /dev/urandom | tr -d ' \\n')"
          echo "::stop-commands::$token"
          klondike grade ${isCommand ? '--cmd ' : ''}"$SUBMISSION" --format json,markdown --out "$RUNNER_TEMP/report.json,$RUNNER_TEMP/report.md" ${[...how, ...(rubric === undefined ? [] : ['--rubric', RUBRIC])].join(' ')}
          status=$?
          if [ -s "$RUNNER_TEMP/report.json" ]; then
            cat "$RUNNER_TEMP/report.md"
          fi
          echo "::$token::"
          if [ -s "$RUNNER_TEMP/report.json" ]; then
            head --bytes=1000000 "$RUNNER_TEMP/report.md" >> "$GITHUB_STEP_SUMMARY"
            node -e '
              const { score, max } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
              const report = JSON.stringify({ totalPoints: score, maxPoints: max });
              console.log("::notice title=Autograding complete::Points " + score + "/" + max);
              console.log("::notice title=Autograding report::" + report);
            ' < "$RUNNER_TEMP/report.json"
          fi
          exit "$status"
`;
