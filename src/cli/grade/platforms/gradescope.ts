/**
 * An autograder for Gradescope. `setup.sh` runs once and `run_autograder` runs for each submission, both as root on
 * Ubuntu, which has apt. Source: gradescope-autograders.readthedocs.io/en/latest/specs/. Its page
 * best_practices/#security-best-practices advises against running submissions as root.
 */
import type { Rubric } from '../../../grading.js';
import { printRubric } from '../../../grading.js';

export interface AutograderFile {
  readonly name: string;
  readonly text: string;
  /** Is the file executable? */
  readonly isProgram: boolean;
}

export interface Autograder {
  readonly version: string;
  /** The options after `klondike grade SUBMISSION`. */
  readonly how: readonly string[];
}

const RUBRIC = 'rubric.json';

/** The user that runs submissions without a sandbox. */
const USER = 'klondike-submission';

const SECURITY =
  'https://gradescope-autograders.readthedocs.io/en/latest/best_practices/#security-best-practices';

/** @param rubric the instructor's own rubric, which the archive contains */
export function autograderFiles({ version, how }: Autograder, rubric?: Rubric): readonly AutograderFile[] {
  const own = rubric === undefined ? [] : ['--rubric', `"$autograder/source/${RUBRIC}"`];
  return [
    { name: 'setup.sh', text: setup(version), isProgram: true },
    { name: 'run_autograder', text: runner(version, [...how, ...own]), isProgram: true },
    ...(rubric === undefined ? [] : [{ name: RUBRIC, text: printRubric(rubric), isProgram: false }]),
  ];
}

/** Ubuntu's own Node is too old for the package. */
const setup = (version: string): string => `#!/usr/bin/env bash
# Made by klondike grade --gradescope. Runs once, when the image of the autograder is built.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive

apt-get update
# Submissions may need Python or Java. bubblewrap isolates them where the container allows it.
apt-get install -y --no-install-recommends ca-certificates curl python3 default-jdk-headless bubblewrap
curl -fsSL https://deb.nodesource.com/setup_22.x | bash -
apt-get install -y --no-install-recommends nodejs

# Where bubblewrap is not allowed, submissions run as this user. Gradescope advises against running them as root:
# ${SECURITY}
id -u ${USER} > /dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin ${USER}

# Prefers a package from npm pack next to this file to the published one. @swc/wasm reads all of TypeScript.
cd "$(dirname "\${BASH_SOURCE[0]}")"
shopt -s nullglob
packed=(klondike-kit-*.tgz)
npm install --global --no-audit --no-fund "\${packed[0]:+./}\${packed[0]:-klondike-kit@${version}}" @swc/wasm@1
klondike --version
`;

const runner = (version: string, how: readonly string[]): string => `#!/usr/bin/env bash
# Made by klondike grade --gradescope, for klondike-kit ${version}. Grades one submission.
#
# Only root may enter /autograder, and the submission does not run as root: it can neither read nor write its results, the
# rubric or this file. Gradescope advises this:
# ${SECURITY}
set -uo pipefail
umask 022

${FUNCTIONS}
${main(how)}
# Bash has read all of main by now and reads nothing after this line, so changes to this file have no effect.
main; exit
`;

/** Bash reads all of these functions before it runs the first command. */
const FUNCTIONS = `\
# Programs inherit open files. File 255 is this script, which bash closes for them.
close_files() {
  local fd
  for fd in /proc/$$/fd/*; do
    fd="\${fd##*/}"
    if [ "$fd" -gt 2 ] && [ "$fd" -ne 255 ]; then eval "exec $fd>&-"; fi
  done
}

# Copies the submission, but not its links, which could lead anywhere, and enters the copy. $submission is the only file
# or folder in it, or else the whole copy.
copy_submission() {
  mkdir "$2" && cp -R --no-dereference "$1/." "$2" || return
  find "$2" ! -type f ! -type d -delete
  chmod -R u=rwX,go=rX "$2" && chmod 755 "$work" && cd "$2" || return
  shopt -s nullglob
  local entries=(*)
  submission=.
  if [ "\${#entries[@]}" -eq 1 ]; then submission="\${entries[0]}"; fi
}

# If nothing could be graded, there is no report. The student reads the reason instead.
report_failure() {
  STATUS="$1" node -e '
    const said = require("node:fs").readFileSync(0, "utf8").trim();
    const output = \`Nothing could be graded (status \${process.env.STATUS}).\\n\${said}\`;
    console.log(JSON.stringify({ score: 0, output, output_format: "text", visibility: "visible" }));
  '
}
`;

/** Uses the student's file name for the submission, so that its report shows no other path. */
const main = (how: readonly string[]): string => `\
main() {
  local autograder="\${AUTOGRADER:-/autograder}"
  local results="$autograder/results/results.json" status
  close_files
  mkdir -p "$autograder/results"
  # Holds the report, which only root can read, and a copy of the submission, which everyone can read.
  work="$(mktemp -d)"
  trap 'rm -rf "$work"' EXIT
  mkdir -m 700 "$work/report"

  if chmod 700 "$autograder" && copy_submission "$autograder/submission" "$work/submission"; then
    klondike grade --format gradescope --out "$work/report/results.json" --run-as ${USER} ${how.join(' ')} -- "$submission" 2> "$work/report/messages"
    status=$?
  else
    echo "The autograder could not start. Please tell your instructor." > "$work/report/messages"
    status=1
  fi
  cat "$work/report/messages" >&2
  if [ ! -s "$work/report/results.json" ]; then
    report_failure "$status" < "$work/report/messages" > "$work/report/results.json"
  fi
  rm -rf "$results"
  install -m 600 "$work/report/results.json" "$results"
}
`;
