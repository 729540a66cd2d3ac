/** Reports as a web page that needs nothing but itself. */
import type { Card } from '../../../core/card.js';
import { capitalized } from '../../../core/text/capitalized.js';
import type { CriterionReport, GradeReport } from '../../report/grade-report.js';
import { frameIn } from '../text/difference.js';
import { oneLine, points } from '../text/plain.js';
import {
  circumstancesOf,
  isWorthReading,
  reasonsOf,
  remarksOf,
  resultOf,
  scoreOf,
  titleOf,
} from '../text/sentences.js';
import { cardsOf } from './board.js';
import { cardSymbols } from './cards.js';
import { bar, documentOf, heading, table } from './document.js';
import { onFailure } from './failure.js';
import type { Markup } from './markup.js';
import { NOTHING, markup } from './markup.js';

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

/** All cards that are drawn. */
const cardsIn = (reports: readonly GradeReport[]): ReadonlySet<Card> =>
  new Set(
    reports
      .flatMap(({ criteria }) => criteria.flatMap(({ failures }) => failures))
      .flatMap(({ before, expected, seen }) => [before, expected, seen])
      .flatMap((text) => {
        const frame = frameIn(text);
        return frame === undefined ? [] : cardsOf(frame);
      }),
  );

/** @param id begins the ids of its parts @param level of its heading */
function onReport(report: GradeReport, id: string, level: number): Markup {
  const share = report.max > 0 ? report.score / report.max : 0;
  const reasons = reasonsOf(report);
  const head = markup`${heading(level, titleOf(report))}<p class="score">${scoreOf(report)}</p>
${bar(share)}
<p class="soft">${capitalized(circumstancesOf(report))}.</p>
`;
  if (reasons.length > 0) return markup`${head}${reasons.map(reason)}${overview(report)}`;
  const sections = report.criteria.map((criterion, index) =>
    isWorthReading(criterion) ? onCriterion(criterion, `${id}-c${index + 1}`, level + 1) : NOTHING,
  );
  return markup`${head}${overview(report, id)}${sections}${notes(report, level + 1)}`;
}

/** Why nothing could be tried. */
function reason([first = '', ...rest]: readonly string[]): Markup {
  const more = rest.length === 0 ? NOTHING : markup`<pre>${rest.join('\n')}</pre>\n`;
  return markup`<p class="failed">${first}</p>
${more}`;
}

function notes(report: GradeReport, level: number): Markup {
  const remarks = remarksOf(report);
  if (remarks.length === 0) return NOTHING;
  return markup`${heading(level, 'Notes')}<ul>${remarks.map((remark) => markup`<li>${remark}</li>`)}</ul>
`;
}

/** @param id begins the ids of the criteria's sections, if they have any */
function overview({ criteria, score, max }: GradeReport, id?: string): Markup {
  const body = criteria.map((criterion, index) => {
    const title = oneLine(criterion.title);
    const hasSection = id !== undefined && isWorthReading(criterion);
    const name = hasSection ? markup`<a href="#${id}-c${index + 1}">${title}</a>` : title;
    const { status } = criterion;
    return markup`<tr><th scope="row">${name}</th>${marks(criterion)}<td class="${status}">${status}</td></tr>
`;
  });
  const foot = markup`<tfoot><tr><th scope="row">Total</th>${marks({ score, max })}<td></td></tr></tfoot>
`;
  return table({ caption: 'Points by criterion', heads: ['Criterion', '#Points', 'Result'], body, foot });
}

const marks = ({ score, max }: Pick<GradeReport, 'score' | 'max'>): Markup =>
  markup`<td class="number">${points(score)} / ${points(max)}</td>`;

function onCriterion(criterion: CriterionReport, id: string, level: number): Markup {
  const { title, status, quote, hint, failures, untried } = criterion;
  const said = (text: string, as: Markup): Markup => (oneLine(text) === '' ? NOTHING : as);
  return markup`<section class="criterion" id="${id}">
${heading(level, `${oneLine(title)}: ${scoreOf(criterion)}`)}<p class="${status}">${capitalized(resultOf(criterion))}.</p>
${said(quote, markup`<blockquote>${oneLine(quote)}</blockquote>\n`)}${failures.map((failure) => onFailure(failure, level + 1))}${
    untried.length === 0 ? NOTHING : markup`<p>Not tried: ${untried.map(oneLine).join(', ')}.</p>\n`
  }${said(hint, markup`<p class="hint"><strong>Hint:</strong> ${oneLine(hint)}</p>\n`)}</section>
`;
}
