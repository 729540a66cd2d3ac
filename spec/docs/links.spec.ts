/** The links on the pages lead to files, and users' pages don't lead to the pages for the package's developers. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { PAGES, ROOT } from './blocks.js';

/** Pages for the package's developers. */
const DEVELOPERS = /^(CONTRIBUTING|bench\/RESULTS|docs\/(browsers|compare|glossary|mutants))\.md$/;

const ALL = [
  ...PAGES,
  ...['CONTRIBUTING.md', 'CHANGELOG.md', 'bench/RESULTS.md'],
  ...readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join('src', name.replaceAll('\\', '/'))),
];

/** The files that a page links to, and its pictures. */
const linksOf = (page: string): string[] =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]+)[^)]*\)/g)].map(
    ([, link = '']) => posix.join(dirname(page), link),
  );

test.each(ALL)('the links of %s lead to files', (page) => {
  expect(linksOf(page).filter((link) => !existsSync(join(ROOT, link)))).toEqual([]);
});

test('no page for users links to a page for developers', () => {
  const links = ALL.filter((page) => !DEVELOPERS.test(page)).flatMap((page) =>
    linksOf(page)
      .filter((link) => DEVELOPERS.test(link))
      .map((link) => `${page}: ${link}`),
  );
  expect(links).toEqual([]);
});
