/** The public names and their types match the last reviewed snapshot. `npm run api` updates it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { apiReports, undescribed } from './support/api-report.js';

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

const { exports } = JSON.parse(readFileSync(path('package.json'), 'utf8')) as {
  exports: Readonly<Record<string, string | { readonly types: string }>>;
};

/** `index`, `testing`, ... */
const ENTRIES = [
  ...new Set(Object.values(exports).flatMap((to) => (typeof to === 'string' ? [] : [nameOf(to.types)]))),
];

function nameOf(types: string): string {
  return types.replace(/^\.\/dist\//, '').replace(/\.d\.ts$/, '');
}

const report = apiReports(ENTRIES.map((entry) => path(`dist/${entry}.d.ts`)));

test.each(ENTRIES)('the public names of %s are as reviewed', (entry) => {
  expect(report(path(`dist/${entry}.d.ts`))).toMatchSnapshot();
});

test('every public name has its own comment', () => {
  expect(undescribed(ENTRIES.map((entry) => path(`src/${entry}.ts`)))).toEqual([]);
});
