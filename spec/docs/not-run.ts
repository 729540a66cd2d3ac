/** The blocks and single commands that no spec runs. Each needs a reason. */
import type { Block } from './blocks.js';

/** A page, the beginning of a block or command on it, and the reason. */
const NOT_RUN = [
  [
    'README.md',
    'npm install klondike-kit',
    'it needs the registry; spec/package.deep.spec.ts installs the package',
  ],
  ['README.md', 'npm ci && npm start', 'it needs a clone of the repository'],
  ['README.md', 'npm ci && npm test', 'it needs a clone; CI runs it'],
  ['docs/analysis.md', 'npx klondike montecarlo --analyse 0..99999', 'it takes minutes'],
  ['docs/clicks.md', 'Game g = new', 'it is C# for the course’s own classes'],
  ['docs/grading.md', 'npm install klondike-kit @swc/wasm', 'it needs the registry; spec/consumers does it'],
  [
    'docs/reports.md',
    '✗ When the top card',
    'it is part of a report, and spec/grading/export checks reports',
  ],
  ['docs/handlers.md', 'waste differs', 'spec/docs/texts.spec.ts compares it with the message of a fault'],
  [
    'docs/montecarlo-terminal.md',
    '     Monte Carlo #12345',
    'spec/docs/texts.spec.ts compares it with the view',
  ],
  ['docs/numbered-piles.md', '@Test', 'it is Java for the course’s own classes'],
  ['docs/pairs.md', 'Game game = new', 'it is Java for the course’s own classes'],
  [
    'docs/rubrics.md',
    'exam.json:3:45',
    'spec/grading/rubric/rubrics-page.spec.ts compares it with the error',
  ],
  ['docs/scripts.md', 'script  = {', 'it is a grammar'],
  ['docs/scripts.md', 'event   = "new:"', 'it is a grammar'],
  ['docs/selection.md', '@Test', 'it is Java for the course’s own classes'],
  ['docs/solver.md', 'npx klondike solve java:1..java:1000000', 'it takes days'],
] as const;

/** The beginnings of blocks and commands in docs/scale.md that `scale.deep.spec.ts` runs, with few deals. */
const WITH_FEW_DEALS = [
  ...['parallel --jobs', 'klondike solve --merge part-', '#!/bin/sh', 'cat part-', 'first=$(ls graded'],
  ...['sed -n', 'for school in', 'apiVersion: batch/v1', 'name: Survey'],
].map((text) => ['docs/scale.md', text, 'spec/docs/scale.deep.spec.ts runs it with few deals'] as const);

const ALL = [...NOT_RUN, ...WITH_FEW_DEALS];

/** The number of blocks that no spec runs. Raise it only for a block that no spec can run. */
export const COUNT = NOT_RUN.length;

/** The entries that don't fit any block on their page. */
export const unusedReasons = (blocks: readonly Block[]): readonly string[] =>
  ALL.filter(
    ([page, beginning]) =>
      !blocks.some((block) => block.page === page && `\n${block.text}`.includes(`\n${beginning}`)),
  ).map(([page, beginning]) => `${page}: ${beginning}`);

/** The reason not to run a text on a page. Undefined if a spec must run it. */
export const reasonNotToRun = ({ page }: Block, text: string): string | undefined =>
  ALL.find(([where, beginning]) => where === page && text.startsWith(beginning))?.[2];
