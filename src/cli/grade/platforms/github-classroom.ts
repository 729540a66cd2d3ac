/**
 * A workflow whose points GitHub Classroom reads. The names of the workflow and of its only job, and the variable of the
 * results, are given by the reporter. Source: README of github.com/classroom-resources/autograding-grading-reporter.
 */
import type { Rubric } from '../../../grading.js';
import { printRubric } from '../../../grading.js';
import type { Autograder } from './gradescope.js';

export interface Workflow extends Autograder {
  /** Where the submission is in a student's repository, or a command that is run there. */
  readonly submission: string;
  readonly isCommand: boolean;
  /** One of the instructor's own, which goes along. */
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
  checks: write
  actions: read
  contents: read
jobs:
  run-autograding-tests:
    runs-on: ubuntu-latest
    if: github.actor != 'github-classroom[bot]'
    timeout-minutes: 10
    steps:
`;

/** Python is there. */
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
          # Ubuntu 24.04 keeps sandboxes from programs that it does not know.
          sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0 || true
          npm install --global --no-audit --no-fund klondike-kit@${version}
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

/** As JSON may write it: GitHub would read an expression, and YAML a new line. */
const escaped = (text: string): string =>
  `\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}${text.slice(1)}`;

/** Points that are too few end the job with an error, but are reported all the same. */
const grading = ({ how, submission, isCommand, rubric }: Workflow): string => `\
      - name: Grade
        id: klondike
        env:
          SUBMISSION: ${JSON.stringify(submission)}
        run: |
          set +e
          klondike grade ${isCommand ? '--cmd ' : ''}"$SUBMISSION" --format github-classroom --out "$RUNNER_TEMP/result.json" ${[...how, ...(rubric === undefined ? [] : ['--rubric', RUBRIC])].join(' ')}
          status=$?
          if [ -s "$RUNNER_TEMP/result.json" ]; then
            echo "result=$(base64 --wrap=0 "$RUNNER_TEMP/result.json")" >> "$GITHUB_OUTPUT"
          fi
          exit "$status"
      - name: Report
        if: \${{ !cancelled() && steps.klondike.outputs.result != '' }}
        uses: classroom-resources/autograding-grading-reporter@v1
        env:
          KLONDIKE_RESULTS: \${{ steps.klondike.outputs.result }}
        with:
          runners: klondike
`;
