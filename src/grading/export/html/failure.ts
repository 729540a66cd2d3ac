/** A check that failed, with its tables drawn, and in text for those who do not see them. */
import { capitalized } from '../../../core/text/capitalized.js';
import type { Frame } from '../../../games/klondike/contract/frame.js';
import type { FailureReport } from '../../report/grade-report.js';
import type { Row } from '../text/difference.js';
import { frameIn, pilesIn, rowsOf } from '../text/difference.js';
import { counted, linesOf, oneLine } from '../text/plain.js';
import { labelOfScript } from '../text/sentences.js';
import { board } from './board.js';
import { heading, table } from './document.js';
import type { Markup } from './markup.js';
import { NOTHING, markup } from './markup.js';

export function onFailure(failure: FailureReport, level: number): Markup {
  const { check, title, message, script, before, expected, seen, replay } = failure;
  const rows = rowsOf(expected, seen);
  const contrast =
    rows === undefined ? [textOf('Expected', expected), textOf('Seen', seen)] : differences(rows);
  return markup`<div class="check">
${heading(level, capitalized(oneLine(title)))}<p>${oneLine(message)} <span class="soft">(${oneLine(check)})</span></p>
${lines(labelOfScript(failure), script)}${boards(failure, rows)}${contrast}${textOf('Before the last event', before)}${lines('See it again', replay)}</div>
`;
}

/** Lines of text under a label, if there are any. */
function lines(label: string, text: string): Markup {
  const all = linesOf(text);
  if (all.length === 0) return NOTHING;
  return markup`<p class="label">${label}</p>
<pre>${all.join('\n')}</pre>
`;
}

/** What of the three is a table. */
function boards({ before, expected, seen }: FailureReport, rows: readonly Row[] | undefined): Markup {
  const marked = pilesIn(rows ?? []);
  const drawn = [
    { title: 'Before the last event', text: before, marked: new Set<string>() },
    { title: 'Expected', text: expected, marked },
    { title: 'Seen', text: seen, marked },
  ].flatMap(({ text, ...rest }) => {
    const frame = frameIn(text);
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
  const picture = board(frame, { label: `${title}: a drawing of what the text below says`, marked });
  return markup`<figure><figcaption>${title} <span class="soft">${state}</span></figcaption>${picture}</figure>
`;
}

/** A table can be unfolded as text, for it is drawn; all else stands open. */
const textOf = (label: string, text: string): Markup =>
  frameIn(text) === undefined ? lines(label, text) : unfolding(`${label}, as text`, text);

const unfolding = (label: string, text: string): Markup =>
  markup`<details><summary>${label}</summary><pre>${linesOf(text).join('\n')}</pre></details>
`;

/** What differs stands open; the rest can be unfolded. */
function differences(rows: readonly Row[]): readonly Markup[] {
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
      : table({ caption: 'What differs', heads: ['Pile', 'Expected', 'Seen'], body }),
    rest.length === 0 ? NOTHING : unfolding('What is the same', rest.join('\n')),
  ];
}
