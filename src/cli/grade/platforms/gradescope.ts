/**
 * An autograder for Gradescope: `setup.sh` is run once, as root on Ubuntu, where apt is; `run_autograder` for each
 * submission. Source: gradescope-autograders.readthedocs.io/en/latest/specs/.
 */
import type { Rubric } from '../../../grading.js';
import { printRubric } from '../../../grading.js';

export interface AutograderFile {
  readonly name: string;
  readonly text: string;
  /** May it be run? */
  readonly isProgram: boolean;
}

export interface Autograder {
  readonly version: string;
  /** The words after `klondike grade SUBMISSION` that say how. */
  readonly how: readonly string[];
}

const RUBRIC = 'rubric.json';

/** @param rubric one of the instructor's own, which goes along */
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
# What submissions may be written in: Python and Java. bubblewrap isolates them where the container allows it.
apt-get install -y --no-install-recommends ca-certificates curl python3 default-jdk-headless bubblewrap
curl -fsSL https://deb.nodesource.com/setup_22.x | bash -
apt-get install -y --no-install-recommends nodejs

# A package that lies beside this file goes before the published one: npm pack makes it.
cd "$(dirname "\${BASH_SOURCE[0]}")"
shopt -s nullglob
packed=(klondike-kit-*.tgz)
npm install --global --no-audit --no-fund "\${packed[0]:+./}\${packed[0]:-klondike-kit@${version}}"
klondike --version
`;

const runner = (version: string, how: readonly string[]): string => `#!/usr/bin/env bash
# Made by klondike grade --gradescope, for klondike-kit ${version}. Grades one submission.
set -uo pipefail
autograder="\${AUTOGRADER:-/autograder}"
results="$autograder/results/results.json"
mkdir -p "$autograder/results"

# What was submitted: the only file or folder there, or all of it.
shopt -s nullglob
entries=("$autograder"/submission/*)
submission="$autograder/submission"
if [ "\${#entries[@]}" -eq 1 ]; then submission="\${entries[0]}"; fi

# Written elsewhere first: a submission must not find its results, nor leave any of its own.
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
klondike grade "$submission" --format gradescope --out "$work/results.json" ${how.join(' ')} 2> "$work/messages"
status=$?
cat "$work/messages" >&2

# A submission that cannot be graded at all has no report: the student reads why.
if [ ! -s "$work/results.json" ]; then
  STATUS="$status" node -e '
    const said = require("node:fs").readFileSync(0, "utf8").trim();
    const output = \`Nothing could be graded (status \${process.env.STATUS}).\\n\${said}\`;
    console.log(JSON.stringify({ score: 0, output, output_format: "text", visibility: "visible" }));
  ' < "$work/messages" > "$work/results.json"
fi
rm -rf "$results"
cp "$work/results.json" "$results"
`;
