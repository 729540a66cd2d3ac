/** Grades submissions in TypeScript with and without the package `@swc/wasm`, in several versions of Node. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { describeUnless } from '../support/missing.js';
import { installPackage, npm, run } from './installed.js';
import { nodeOf } from './nodes.js';

const { folder } = installPackage();
const COMMAND = join(folder, 'node_modules', 'klondike-kit', 'dist', 'cli', 'main.js');

writeFileSync(
  join(folder, 'grading', 'wrong.ts'),
  'export default class Dan {\n  getName() { const = 1; }\n}\n',
);

interface Graded {
  readonly status: string;
  readonly score: number;
  readonly lacks?: string;
  readonly said: string;
}

function graded(node: string, name: string): Graded {
  const printed = run(node, [COMMAND, 'grade', '--json', `grading/${name}.ts`], folder);
  const [, status = '', json = ''] = /^(\d)\n(.*)/s.exec(printed) ?? [];
  const report = JSON.parse(json) as { score: number; lacks?: string; notes: string[] };
  const { score, lacks = '', notes } = report;
  return { status, score, lacks, said: notes.join('\n') };
}

const WHOLE = { status: '0', score: 20, lacks: '' };
const LACKING = { status: '2', score: 0, lacks: expect.stringContaining('npm install @swc/wasm') };

/** The result of each submission without the package, by version of Node. */
const WITHOUT = {
  '20.19.0': { types: LACKING, enums: LACKING, decorated: LACKING },
  '22.13.0': { types: WHOLE, enums: WHOLE, decorated: LACKING },
  '24.21.0': { types: WHOLE, enums: WHOLE, decorated: LACKING },
  '26.12.1': { types: WHOLE, enums: LACKING, decorated: LACKING },
};
const NODES = Object.entries(WITHOUT).map(([version, outcomes]) => ({
  ...{ version, outcomes, node: nodeOf(version) },
}));

for (const { version, outcomes, node = '' } of NODES)
  describeUnless(
    node === '' ? [`Node ${version} from npm`] : [],
    `without @swc/wasm in Node ${version}`,
    () => {
      test.each(Object.entries(outcomes))('%s', (name, outcome) => {
        expect(graded(node, name)).toMatchObject(outcome);
      });

      if (version !== '20.19.0')
        test('blames the submission for a syntax error', () => {
          const said = expect.stringContaining('SyntaxError: wrong.ts:2: Unexpected token');
          expect(graded(node, 'wrong')).toMatchObject({ status: '0', score: 0, lacks: '', said });
        });
    },
  );

test('all submissions are graded after npm install @swc/wasm, as the report advises', () => {
  npm(['install', '--prefer-offline', '--no-audit', '--no-fund', '@swc/wasm'], folder);
  const all = NODES.flatMap(({ node = process.execPath, outcomes }) =>
    Object.keys(outcomes).map((name) => graded(node, name)),
  );
  expect(all).toEqual(all.map(({ said }) => ({ ...WHOLE, said })));
  expect(all).toHaveLength(12);
});
