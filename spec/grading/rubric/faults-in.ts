/** Prints rubrics together with their faults. */
import { parseRubric } from '../../../src/grading/rubric/read-rubric.js';
import { RubricError } from '../../../src/grading/rubric/reading/rubric-value.js';

const FILES: Readonly<Record<string, string>> = {
  'lesson.klon': 'new stock { moves: 1 }',
  'faulty.klon': 'new\n\nstok',
  ...{ 'a/b.klon': 'new', 'c:\\d\\b.klon': 'new', '.klon': 'new', 'x.klon.txt': 'new' },
};

function fileAt(path: string): string {
  const text = FILES[path];
  if (text === undefined) throw new Error(`the file ${path} is missing`);
  return text;
}

/** The line of a fault that the schema also finds starts with `form`. */
function faultsOf(text: string): string[] {
  try {
    const { house, criteria } = parseRubric(text, 'exam.json', fileAt);
    const own = criteria.find(({ id }) => id === 'own');
    return [`house ${house}`, ...(own === undefined ? [] : [JSON.stringify(own.scripts)])];
  } catch (error) {
    if (!(error instanceof RubricError)) throw error;
    const lines = error.message.replaceAll('exam.json:', '').split('\n');
    return lines.map((line, index) => `${error.faults[index]?.isOfForm === true ? 'form' : 'sense'} ${line}`);
  }
}

/** Each text with its faults. A text without faults is followed by its house and the scripts of `own`. */
export const faultsIn = (texts: readonly string[]): string =>
  texts.map((text) => [text, ...faultsOf(text)].join('\n  ')).join('\n');

/** A rubric with these criteria. */
export const withCriterion = (members: string): string => `{ "criteria": [{ ${members} }] }`;

/** A rubric with one criterion, `own`, that also has these members. */
export const withOwn = (members: string): string => withCriterion(`"id": "own", "points": 1, ${members}`);
