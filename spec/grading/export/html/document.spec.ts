/** Tests the parts that all pages share. */
import { expect, test } from '@jest/globals';
import {
  bar,
  documentOf,
  heading,
  markup,
  NOTHING,
  table,
} from '../../../../src/grading/export/html/document.js';
import { STYLE } from '../../../../src/grading/export/html/style.js';

const pageOf = (script?: string): string =>
  documentOf({ title: 'A & B', body: markup`<p>text</p>`, ...(script !== undefined && { script }) });

const page = (policy: string, end: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;${policy}">
<title>A &amp; B</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p>text</p>
</main>
${end}</body>
</html>
`;

test('a page loads nothing and runs only its own script', () => {
  expect(pageOf()).toBe(page('', ''));
  expect(pageOf('run()')).toBe(page('; script-src &#39;unsafe-inline&#39;', '<script>run()</script>\n'));
});

test('the style of a page has rules for boards and for dark mode', () => {
  expect(STYLE).toMatch(/\.board[^{]*\{[^}]*\}/);
  expect(STYLE).toMatch(/color-scheme: light dark;/);
});

test('a heading has the given level', () => {
  expect(heading(3, '<b>').html).toBe('<h3>&lt;b&gt;</h3>\n');
});

test.each([
  [0.12345, '12.3'],
  [1, '100'],
  [1.5, '100'],
  [-1, '0'],
])('the bar for a share of %d is %s %% wide', (share, width) => {
  expect(bar(share).html).toBe(
    `<div class="bar" aria-hidden="true"><span style="width:${width}%"></span></div>`,
  );
});

test('a table has headers, and aligns columns with a number sign to the right', () => {
  const heads = ['Name', '#Points'];
  const body = [markup`<tr><td>a</td></tr>\n`, markup`<tr><td>b</td></tr>\n`];
  expect(table({ caption: 'All', heads, body, foot: markup`<tfoot></tfoot>\n`, sortable: true }).html).toBe(
    `<div class="wide"><table class="sortable">
<caption>All</caption>
<thead><tr><th scope="col">Name</th><th scope="col" class="number">Points</th></tr></thead>
<tbody>
<tr><td>a</td></tr>
<tr><td>b</td></tr>
</tbody>
<tfoot></tfoot>
</table></div>
`,
  );
  expect(table({ caption: '', heads: [], body: [NOTHING] }).html).toBe(
    '<div class="wide"><table>\n<caption></caption>\n<thead><tr></tr></thead>\n<tbody>\n</tbody>\n</table></div>\n',
  );
});
