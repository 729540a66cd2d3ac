/** The index page for a class, with a link to each report. Without its script, everything works except sorting. */
import type { GradeReport } from '../report/grade-report.js';
import { bar, documentOf, heading, markup, NOTHING, table } from '../export/html/document.js';
import type { Markup } from '../export/html/document.js';
import { counted, oneLine, points, rounded } from '../export/text/plain.js';
import { ranWithoutSandbox } from '../export/text/sentences.js';
import { distributionOf, lossesOf, mean, median, shareOf } from './statistics.js';

interface IndexOptions {
  readonly title: string;
  /** The path of a submission's own report, relative to this page. */
  readonly href: (report: GradeReport, index: number) => string;
  /** The names of files and folders that contain no program. */
  readonly others?: readonly string[];
}

const isGraded = ({ notGraded }: GradeReport): boolean => notGraded === undefined;

export function printIndexPage(reports: readonly GradeReport[], options: IndexOptions): string {
  const graded = reports.filter(isGraded);
  const title = oneLine(options.title);
  const body = markup`${heading(1, title)}${summary(reports)}
${heading(2, 'Submissions')}${submissions(reports, options)}
${ungraded(reports)}${leftOut(options)}${heading(2, 'Distribution of points')}${distribution(graded)}
${heading(2, 'Where points were lost')}${losses(graded)}`;
  return documentOf({ title, body, script: SORTING });
}

function summary(reports: readonly GradeReport[]): Markup {
  if (reports.length === 0) return markup`<p>No submissions.</p>`;
  const graded = reports.filter(isGraded);
  const shares = graded.map(shareOf);
  const incomplete = graded.filter(({ complete }) => !complete).length;
  const [max = 0, ...others] = new Set(reports.map((report) => report.max));
  const of = (share: number): string =>
    others.length === 0 ? `${points(share * max)} of ${points(max)}` : percent(share);
  const open =
    incomplete === 0 ? '' : ` In ${counted(incomplete, 'submission')}, some checks could not be tried.`;
  const middle = graded.length === 0 ? '' : `: median ${of(median(shares))}, mean ${of(mean(shares))}`;
  const exposed = reports.filter(ranWithoutSandbox).length;
  const risk = exposed === 0 ? '' : ` ${counted(exposed, 'submission')} ran without a sandbox.`;
  return markup`<p>${counted(reports.length, 'submission')}${middle}.${open}${risk}</p>`;
}

/** The submissions without marks, each with the reason. */
function ungraded(reports: readonly GradeReport[]): Markup {
  const items = reports.flatMap(({ submission, notGraded }) =>
    notGraded === undefined ? [] : [markup`<li>${oneLine(submission)}: ${oneLine(notGraded)}</li>`],
  );
  if (items.length === 0) return NOTHING;
  return markup`<p>Not graded, through no fault of the student, and not in the tables below:</p><ul>${items}</ul>
`;
}

function leftOut({ others = [] }: IndexOptions): Markup {
  if (others.length === 0) return NOTHING;
  const items = others.map((name) => markup`<li>${oneLine(name)}</li>`);
  return markup`<p>Not graded, because they contain no program:</p><ul>${items}</ul>
`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function submissions(reports: readonly GradeReport[], { href }: IndexOptions): Markup {
  const body = reports.map((report, index) => {
    const { submission, name, score: total, max: most, complete, criteria } = report;
    const lost = criteria.filter(({ score, max }) => rounded(score) < rounded(max)).length;
    const link = markup`<a href="${localPath(href(report, index))}">${oneLine(submission)}</a>`;
    const marks = isGraded(report)
      ? markup`<td class="number" data-value="${total}">${points(total)} / ${points(most)}</td><td class="number">${lost}</td>`
      : markup`<td class="number incomplete" data-value="-1">not graded</td><td class="number"></td>`;
    const end = markup`<td class="${complete ? 'passed' : 'incomplete'}">${complete ? 'yes' : 'no'}</td>`;
    return markup`<tr><th scope="row">${link}</th><td>${oneLine(name)}</td>${marks}${end}</tr>
`;
  });
  const heads = ['Submission', 'Name', '#Points', '#Criteria with points lost', 'All tried'];
  return table({ caption: 'Each name links to its report', heads, body, sortable: true });
}

/** A path below this page. Such a path can never become a URL with another scheme or host. */
const localPath = (path: string): string =>
  `./${path
    .split('/')
    .filter((step) => step !== '' && step !== '.')
    .map((step) => encodeURIComponent(step.replace(/\p{Cs}/gu, '\ufffd')))
    .join('/')}`;

function distribution(reports: readonly GradeReport[]): Markup {
  const bins = distributionOf(reports);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const body = bins.map(
    ({ from, count }) =>
      markup`<tr><th scope="row" class="number">${percent(from)}</th><td class="number">${count}</td><td class="chart">${bar(count / most)}</td></tr>
`,
  );
  const caption = 'Submissions by their share of the points, in steps of 10 %';
  return table({ caption, heads: ['#From', '#Submissions', 'As a bar'], body });
}

function losses(reports: readonly GradeReport[]): Markup {
  const all = lossesOf(reports);
  if (all.length === 0) return markup`<p>No one lost a point.</p>`;
  const body = all.map(
    ({ title, share, losers, total }) =>
      markup`<tr><th scope="row">${oneLine(title)}</th><td class="number">${percent(share)}</td><td class="number">${losers} of ${total}</td></tr>
`,
  );
  const heads = ['Criterion', '#Points lost', '#Submissions that lost points'];
  return table({ caption: 'Sorted by points lost', heads, body, sortable: true });
}

/** A click on a column header sorts by that column. A second click reverses the order. */
const SORTING = `
for (const table of document.querySelectorAll('table.sortable')) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'sort';
    button.append(...head.childNodes);
    head.append(button);
    button.onclick = () => {
      const down = head.getAttribute('aria-sort') === 'ascending';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      const key = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
      const order = (one, other) => one - other || one.localeCompare(other, undefined, { numeric: true });
      const rows = [...table.tBodies[0].rows];
      rows.sort((one, other) => order(key(one), key(other)));
      table.tBodies[0].append(...(down ? rows.reverse() : rows));
    };
  });
}
`;
