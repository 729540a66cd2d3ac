/** Tests how a report starts when no check could be tried. */
import { expect, test } from '@jest/globals';
import { printGradebook } from '../../../src/grading/class/gradebook.js';
import { printHtml } from '../../../src/grading/export/html/page.js';
import { printMarkdown } from '../../../src/grading/export/markdown.js';
import { printTerminal } from '../../../src/grading/export/terminal.js';
import { NOT_STARTED } from '../support/reports.js';

test('a terminal report starts with the reason, then has the table of criteria', () => {
  const [reason, rest = ''] = printTerminal([NOT_STARTED]).split('\n\n  Dealing a new game');
  expect(reason).toBe(`class/dan.jar
0 of 20 points (rubric ulg: “Klondike, University of Liège, 2015-2016”, seed 1)

It could not be started: It does not compile.
  Klondike.java:14: error: class Stock is public, should be in Stock.java
  public class Stock {
         ^`);
  expect(rest.trim().split('\n')).toHaveLength(NOT_STARTED.criteria.length);
});

test('a Markdown report starts with the reason, then has the table of criteria', () => {
  const [reason, rest = ''] = printMarkdown([NOT_STARTED]).split('\n\n| Criterion');
  expect(reason).toBe(`# class/dan.jar

**0 of 20 points** (rubric ulg: “Klondike, University of Liège, 2015-2016”, seed 1)

It could not be started: It does not compile.

\`\`\`text
Klondike.java:14: error: class Stock is public, should be in Stock.java
public class Stock {
       ^
\`\`\``);
  expect(rest).toMatch(/\| \*\*Total\*\* \| \*\*0\*\* \| \*\*20\*\* \| \|\n$/);
});

test('a page starts with the reason, then has the table of criteria', () => {
  const page = printHtml([NOT_STARTED]);
  expect(page).toContain(`<p class="soft">Rubric ulg: “Klondike, University of Liège, 2015-2016”, seed 1.</p>
<p class="failed">It could not be started: It does not compile.</p>
<pre>Klondike.java:14: error: class Stock is public, should be in Stock.java
public class Stock {
       ^</pre>
<div class="wide"><table>`);
  expect(page).not.toMatch(/<section|<h2|sandbox/);
});

test('the notes of the gradebook start with the reason', () => {
  expect(printGradebook([NOT_STARTED])).toMatch(/,"It could not be started: [^\r]*\^"\r\n$/);
});
