/** Prints reports as one self-contained web page. */
import type { Card } from '../../../core/card.js';
import { capitalized, sentence } from '../../../core/text/format.js';
import type { CriterionReport, GradeReport } from '../../report/grade-report.js';
import { tableIn } from '../text/difference.js';
import { faultsInOrder, needsSection, sectionsOf, untriedElsewhere } from '../text/fix-order.js';
import { LEGEND_TITLE, legendOf } from '../text/legend.js';
import { oneLine, points } from '../text/plain.js';
import {
  circumstancesOf,
  costly,
  countedElsewhere,
  marksOf,
  reasonsOf,
  remarksOf,
  resultOf,
  scoreOf,
  statusText,
  storyOf,
  titleOf,
  titleOfFailure,
  untriedIn,
} from '../text/sentences.js';
import { cardsOf, cardSymbols } from './board.js';
import { bar, documentOf, heading, markup, NOTHING, table } from './document.js';
import { onCounted, onFailure, replay } from './failure.js';
import type { Markup } from './document.js';

export function printHtml(reports: readonly GradeReport[]): string {
  const [first] = reports;
  const symbols = cardSymbols(cardsIn(reports));
  if (first !== undefined && reports.length === 1)
    return documentOf({ title: titleOf(first), body: markup`${symbols}${onReport(first, 'r1', 1)}` });
  const title = `${reports.length} submissions`;
  const sections = reports.map(
    (report, index) => markup`<section>
${onReport(report, `r${index + 1}`, 2)}</section>
`,
  );
  return documentOf({ title, body: markup`${symbols}${heading(1, title)}${sections}` });
}

/** All cards that the page draws. */
const cardsIn = (reports: readonly GradeReport[]): ReadonlySet<Card> =>
  new Set(
    reports
      .flatMap(({ criteria }) => criteria.flatMap(costly))
      .flatMap(({ before, expected, seen }) => [before, expected, seen])
      .flatMap((text) => {
        const frame = tableIn(text);
        return frame === undefined ? [] : cardsOf(frame);
      }),
  );

/** @param id the prefix for the ids of its parts @param level the level of its heading */
function onReport(report: GradeReport, id: string, level: number): Markup {
  const share = report.max > 0 ? report.score / report.max : 0;
  const reasons = reasonsOf(report);
  const head = markup`${heading(level, titleOf(report))}<p class="score">${capitalized(marksOf(report))}</p>
${
  report.notGraded === undefined
    ? markup`${bar(share)}
`
    : NOTHING
}<p class="soft">${capitalized(circumstancesOf(report))}.</p>
`;
  if (report.notGraded !== undefined) return markup`${head}${reasons.map(reason)}`;
  if (reasons.length > 0) return markup`${head}${reasons.map(reason)}${overview(report)}`;
  const sections = sectionsOf(report).map((criterion) =>
    onCriterion(criterion, idOf(report, criterion, id), level + 1),
  );
  const untried = [...untriedElsewhere(report)].map(
    ([why, titles]) => markup`${heading(level + 1, why)}${list(titles)}`,
  );
  return markup`${head}${firstFix(report, id, level + 1)}${overview(report, id)}${legend(report)}${sections}${untried}${notes(report, level + 1)}`;
}

/** The id of a criterion's section. @param id the prefix of that id */
const idOf = ({ criteria }: GradeReport, criterion: CriterionReport, id: string): string =>
  `${id}-c${criteria.indexOf(criterion) + 1}`;

const list = (items: readonly string[]): Markup =>
  markup`<ul>${items.map((item) => markup`<li>${item}</li>`)}</ul>
`;

/** The fault to fix first; nothing if no fault costs points. */
function firstFix(report: GradeReport, id: string, level: number): Markup {
  const [first] = faultsInOrder(report);
  if (first === undefined) return NOTHING;
  const { criterion, failure } = first;
  const link = markup`<a href="#${idOf(report, criterion, id)}">${oneLine(criterion.title)}</a>`;
  return markup`<section class="first">
${heading(level, 'Fix this first')}<p><strong>${titleOfFailure(failure)}</strong> (${link}, ${scoreOf(criterion)})</p>
<p>${storyOf(failure)}</p>
${first.reason === '' ? NOTHING : markup`<p>${first.reason}</p>\n`}${replay(failure)}</section>
`;
}

/** Explains the signs that the report uses. */
function legend(report: GradeReport): Markup {
  const rows = legendOf(report);
  if (rows.length === 0) return NOTHING;
  const body = rows.map(
    ({ sign, meaning }) => markup`<tr><th scope="row" class="sign">${sign}</th><td>${meaning}</td></tr>
`,
  );
  return markup`<details open><summary>${LEGEND_TITLE}</summary>
${table({ caption: 'The signs that this report uses', heads: ['Sign', 'Meaning'], body })}</details>
`;
}

/** The reason why no check could be tried. */
function reason([first = '', ...rest]: readonly string[]): Markup {
  const more = rest.length === 0 ? NOTHING : markup`<pre>${rest.join('\n')}</pre>\n`;
  return markup`<p class="failed">${first}</p>
${more}`;
}

function notes(report: GradeReport, level: number): Markup {
  const remarks = remarksOf(report);
  if (remarks.length === 0) return NOTHING;
  return markup`${heading(level, 'Notes')}${list(remarks)}`;
}

/** @param id the prefix for the ids of the criteria's sections; undefined without sections */
function overview({ criteria, score, max }: GradeReport, id?: string): Markup {
  const body = criteria.map((criterion, index) => {
    const title = oneLine(criterion.title);
    const hasSection = id !== undefined && needsSection(criterion);
    const name = hasSection ? markup`<a href="#${id}-c${index + 1}">${title}</a>` : title;
    const { status } = criterion;
    return markup`<tr><th scope="row">${name}</th>${marks(criterion)}<td class="${status}">${statusText(criterion)}</td></tr>
`;
  });
  const foot = markup`<tfoot><tr><th scope="row">Total</th>${marks({ score, max })}<td></td></tr></tfoot>
`;
  return table({ caption: 'Points by criterion', heads: ['Criterion', '#Points', 'Result'], body, foot });
}

const marks = ({ score, max }: Pick<GradeReport, 'score' | 'max'>): Markup =>
  markup`<td class="number">${points(score)} / ${points(max)}</td>`;

function onCriterion(criterion: CriterionReport, id: string, level: number): Markup {
  const { title, status, quote, hint } = criterion;
  const isLost = costly(criterion).length > 0;
  const untried = untriedIn(criterion);
  const said = (text: string, as: Markup): Markup => (!isLost || oneLine(text) === '' ? NOTHING : as);
  return markup`<section class="criterion" id="${id}">
${heading(level, `${oneLine(title)}: ${scoreOf(criterion)}`)}<p class="${status}">${sentence(capitalized(resultOf(criterion)))}</p>
${said(quote, markup`<p>The statement:</p>\n<blockquote>${oneLine(quote)}</blockquote>\n`)}${costly(criterion).map((failure) => onFailure(failure, level + 1))}${countedElsewhere(
    criterion,
  ).map((failure) => onCounted(criterion, failure))}${
    untried === undefined ? NOTHING : markup`<p>${untried.why}:</p>\n${list(untried.titles)}`
  }${said(hint, markup`<p class="hint"><strong>Hint:</strong> ${oneLine(hint)}</p>\n`)}</section>
`;
}
