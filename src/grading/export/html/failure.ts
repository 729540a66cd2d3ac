/** A failed check, with its tables as drawings and as text. */
import type { Frame } from '../../../games/klondike/contract/frame.js';
import type { CriterionReport, FailureReport } from '../../report/grade-report.js';
import type { DifferenceRow } from '../text/difference.js';
import { beforeText, frameIn, pilesIn, rowsOf, tableIn } from '../text/difference.js';
import { counted, linesOf } from '../text/plain.js';
import { countedNote, eventsShown, labelOfScript, storyOf, titleOfFailure } from '../text/sentences.js';
import { board } from './board.js';
import { heading, markup, NOTHING, table } from './document.js';
import type { Markup } from './document.js';

export function onFailure(failure: FailureReport, level: number): Markup {
  const { expected, seen } = failure;
  const before = beforeText(failure);
  const rows = rowsOf(expected, seen);
  const contrast =
    rows === undefined ? [textOf('Expected', expected), textOf('Seen', seen)] : differences(rows);
  return markup`<div class="check">
${heading(level, titleOfFailure(failure))}<p>${storyOf(failure)}</p>
${boards({ before, expected, seen }, rows)}${contrast}${textOf('Before the last event', before)}${lines(labelOfScript(failure), eventsShown(failure))}${replay(failure)}</div>
`;
}

/** The command that shows the failure again. Nothing without one. */
export const replay = (failure: FailureReport): Markup => lines('See it again', failure.replay);

/** A failed check that costs nothing in this criterion. */
export const onCounted = (criterion: CriterionReport, failure: FailureReport): Markup =>
  markup`<div class="note">
<p><strong>Note:</strong> ${titleOfFailure(failure)}</p>
<p>${storyOf(failure)} ${countedNote(criterion, failure)}</p>
${replay(failure)}</div>
`;

/** Lines of text under a label. Empty if the text is empty. */
function lines(label: string, text: string): Markup {
  const all = linesOf(text);
  if (all.length === 0) return NOTHING;
  return markup`<p class="label">${label}</p>
<pre>${all.join('\n')}</pre>
`;
}

/** Draws every text that is a table. */
function boards(
  { before, expected, seen }: Pick<FailureReport, 'before' | 'expected' | 'seen'>,
  rows: readonly DifferenceRow[] | undefined,
): Markup {
  const marked = pilesIn(rows ?? []);
  const drawn = [
    { title: 'Before the last event', text: before, marked: new Set<string>() },
    { title: 'Expected', text: expected, marked },
    { title: 'Seen', text: seen, marked },
  ].flatMap(({ text, ...rest }) => {
    const frame = tableIn(text);
    return frame === undefined ? [] : [figure(frame, rest)];
  });
  if (drawn.length === 0) return NOTHING;
  const legend = markup`<p class="soft"><span class="swatch" aria-hidden="true"></span> marks the piles that differ.</p>
`;
  return markup`<div class="boards">
${drawn}</div>
${marked.size > 0 ? legend : NOTHING}`;
}

function figure(frame: Frame, { title, marked }: { title: string; marked: ReadonlySet<string> }): Markup {
  const state = `${counted(frame.moves, 'move')}${frame.won ? ', won' : ''}`;
  const picture = board(frame, { label: `${title}: a drawing of the text below`, marked });
  return markup`<figure><figcaption>${title} <span class="soft">${state}</span></figcaption>${picture}</figure>
`;
}

/** Collapses the text of a table, because the table is also drawn. Other texts are not collapsed. */
const textOf = (label: string, text: string): Markup =>
  frameIn(text) === undefined ? lines(label, text) : unfolding(`${label}, as text`, text);

const unfolding = (label: string, text: string): Markup =>
  markup`<details><summary>${label}</summary><pre>${linesOf(text).join('\n')}</pre></details>
`;

/** Shows the lines that differ. The other lines are collapsed. */
function differences(rows: readonly DifferenceRow[]): readonly Markup[] {
  const body = rows
    .filter(({ differs }) => differs)
    .map(
      ({ about, expected, seen }) =>
        markup`<tr><th scope="row">${about}</th><td class="cards passed">${expected}</td><td class="cards failed">${seen}</td></tr>
`,
    );
  const rest = rows.filter(({ differs }) => !differs).map(({ about, expected }) => `${about}: ${expected}`);
  return [
    body.length === 0
      ? NOTHING
      : table({ caption: 'Lines that differ', heads: ['Pile', 'Expected', 'Seen'], body }),
    rest.length === 0 ? NOTHING : unfolding('Lines that match', rest.join('\n')),
  ];
}
