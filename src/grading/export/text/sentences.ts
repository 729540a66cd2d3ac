/** The sentences that all report formats share. */
import { capitalized, sentence } from '../../../core/text/format.js';
import type {
  CriterionReport,
  CriterionStatus,
  FailureReport,
  GradeReport,
} from '../../report/grade-report.js';
import { isScriptId, nothingTried } from '../../report/grade-report.js';
import { counted, linesOf, oneLine, points, rounded } from './plain.js';

/** The heading of a report: the name that the handler gives itself, or the name of the submission. */
export const titleOf = ({ name, submission }: GradeReport): string =>
  oneLine(name) === '' || name === submission
    ? oneLine(submission)
    : `${oneLine(name)} (${oneLine(submission)})`;

/** `14.75 of 20 points` */
export const scoreOf = ({ score, max }: Pick<CriterionReport, 'score' | 'max'>): string =>
  `${points(score)} of ${counted(max, 'point').replace(String(max), points(max))}`;

/** The points of a submission, or `not graded`. */
export const marksOf = (report: GradeReport): string =>
  report.notGraded === undefined ? scoreOf(report) : 'not graded';

/** Did the submission pass every check? */
export const isPassed = ({ criteria, complete }: GradeReport): boolean =>
  complete && criteria.every(({ status }) => status === 'passed');

export const ranWithoutSandbox = (report: GradeReport): boolean => !report.isolated && !nothingTried(report);

/** Is the criterion incomplete but with full points? Reports show this as neither good nor bad. */
export const isNeutral = ({ status, score, max }: CriterionReport): boolean =>
  status === 'incomplete' && rounded(score) >= rounded(max);

const STATUS_WORDS: Readonly<Record<CriterionStatus, string>> = {
  passed: 'passed',
  failed: 'failed',
  skipped: 'skipped',
  incomplete: 'not all tried',
};

/** The words for the result of a criterion in tables. */
export function statusText({
  status,
  passed,
  hindrances = [],
}: Pick<CriterionReport, 'status' | 'passed' | 'hindrances'>): string {
  if (status !== 'incomplete' || hindrances.length === 0) return STATUS_WORDS[status];
  return `${passed > 0 ? 'partly ' : ''}ruled out by a fault`;
}

export const checkTitle = ({ titles = {} }: CriterionReport, id: string): string =>
  capitalized(oneLine(Object.hasOwn(titles, id) ? (titles[id] ?? id) : id));

/** The result of a criterion, in a few words. If its passed checks earn nothing, a sentence says why. */
export function resultOf(criterion: CriterionReport): string {
  const { status, passed, total, untried, passesEarnNothing = false } = criterion;
  if (status === 'skipped') return 'skipped, because a criterion that it depends on has no points';
  const tried = total === 0 ? STATUS_WORDS[status] : `${passed} of ${counted(total, 'check')} passed`;
  const counts = untried.length === 0 ? tried : `${tried}, ${untried.length} not tried`;
  if (!passesEarnNothing) return counts;
  const [which, earns] = passed === 1 ? ['that one', 'it earns'] : ['those', 'they earn'];
  return `${counts}. A program that does nothing also passes ${which}, so ${earns} no points`;
}

/** The checks that were not tried, with the reason. Undefined if all were tried or the criterion is skipped. */
export function untriedIn(
  criterion: CriterionReport,
): { readonly why: string; readonly titles: readonly string[] } | undefined {
  const { untried, status } = criterion;
  if (untried.length === 0 || status === 'skipped') return undefined;
  return { why: whyUntried(criterion), titles: untried.map((id) => checkTitle(criterion, id)) };
}

/** The most failed checks that one sentence names. */
const NAMED = 3;

function whyUntried(criterion: CriterionReport): string {
  const { hindrances = [] } = criterion;
  if (hindrances.length === 0) return 'Not tried';
  const named = hindrances.slice(0, NAMED).map((id) => `“${checkTitle(criterion, id)}”`);
  const more = hindrances.length - named.length;
  const what = hindrances.length === 1 ? 'this check' : 'these checks';
  const why = `because ${what} failed: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `Ruled out, ${why}. Checks that a fault rules out earn no points`;
}

/** Criteria in which less than half of the checks were tried. Checks that a fault ruled out count as failed. */
function hardlyTried({ criteria }: GradeReport): string[] {
  return criteria
    .filter(
      ({ status, untried, total, hindrances = [] }) =>
        status !== 'skipped' && hindrances.length === 0 && 2 * untried.length > total,
    )
    .map(
      ({ title, untried, total }) =>
        `Only ${total - untried.length} of ${counted(total, 'check')} could be tried for “${oneLine(title)}”. Its points depend on ${total - untried.length === 1 ? 'this one' : 'these'} alone.`,
    );
}

export const titleOfFailure = ({ title }: FailureReport): string => capitalized(oneLine(title));

/** The last event and the fault that followed, as sentences. */
export function storyOf({ lastEvent = '', message }: FailureReport): string {
  return [lastEvent, message]
    .map(oneLine)
    .filter((text) => text !== '')
    .map(sentence)
    .join(' ');
}

/** Names the check that the failure counts toward. Empty if the failure costs points itself. */
export const countedNote = (criterion: CriterionReport, { countedWith }: FailureReport): string =>
  countedWith === undefined
    ? ''
    : `This is the same fault as “${checkTitle(criterion, countedWith)}”. It is counted there, and costs nothing here.`;

/** The faults of a criterion on one line, or its result if it has none. */
export const gistOf = (criterion: CriterionReport): string =>
  costly(criterion).map(storyOf).filter(Boolean).join(' ') || sentence(resultOf(criterion));

/** The failures that cost points, crashes first. */
export const costly = ({ failures }: CriterionReport): readonly FailureReport[] => {
  const paid = failures.filter(({ countedWith }) => countedWith === undefined);
  return [...paid.filter(({ crashed }) => crashed), ...paid.filter(({ crashed }) => !crashed)];
};

/** The failures that are counted with another check. */
export const countedElsewhere = ({ failures }: CriterionReport): readonly FailureReport[] =>
  failures.filter(({ countedWith }) => countedWith !== undefined);

/** A script with more events is cut down to its last ones. */
const MOST_EVENTS = 40;
const LAST_EVENTS = 12;

/** Tags and facts, which the line leaves out. The command has the tags, and the table has the facts. */
const TAG = /\[\w+ "(?:[^"\\]|\\.)*"\]\s*/g;
const FACTS = /\s*\{[^}]*\}\s*$/;

/** The events on one line; for a long script, only the last ones. A script from the rubric stays unchanged. */
export function eventsShown({ check, script }: FailureReport): string {
  if (isScriptId(check)) return linesOf(script).join('\n');
  const words = linesOf(script).join(' ').replace(TAG, '').replace(FACTS, '').trim().split(/\s+/);
  return words.length > MOST_EVENTS ? ['…', ...words.slice(-LAST_EVENTS)].join(' ') : words.join(' ');
}

/** The label of a script. The grader does not shorten a script from the rubric. */
export const labelOfScript = ({ check }: FailureReport): string =>
  isScriptId(check) ? 'The rubric’s script, up to the first fault' : 'The shortest script that shows it';

/** How the submission was graded. Mentions the sandbox only if the submission ran. */
export function circumstancesOf(report: GradeReport): string {
  const { seed, isolated } = report;
  const how = `rubric ${rubricOf(report)}, seed ${seed}`;
  return nothingTried(report) ? how : `${how}, ${isolated ? 'in a sandbox' : 'not in a sandbox'}`;
}

/** The id and the title, or only the id if both are the same. */
function rubricOf({ rubric, rubricTitle }: GradeReport): string {
  const [id, title] = [oneLine(rubric), oneLine(rubricTitle)];
  return title === '' || title === id ? id : `${id}: “${title}”`;
}

/** Why no check could be tried, as blocks of lines. Empty if at least one was tried. A report starts with these. */
export const reasonsOf = (report: GradeReport): readonly (readonly string[])[] =>
  nothingTried(report)
    ? [report.notGraded ?? '', ...report.notes].map(linesOf).filter(({ length }) => length > 0)
    : [];

/** A report's notes, and how the program handles questions that the statement leaves open. */
export function remarksOf(report: GradeReport): string[] {
  const { complete, notGraded, notes, ledger } = report;
  const isSaid = complete || reasonsOf(report).length > 0;
  const incomplete = isSaid ? [] : ['Some checks could not be tried.', ...hardlyTried(report)];
  return [
    ...incomplete,
    ...(notGraded === undefined ? [] : [`Not graded: ${oneLine(notGraded)}`]),
    ...notes.map(oneLine).filter((note) => note !== ''),
    ...Object.entries(ledger).map(([question, answers]) =>
      readingText(oneLine(question), answers.map(oneLine)),
    ),
  ];
}

function readingText(question: string, answers: readonly string[]): string {
  const asked = `The statement does not answer this question: “${capitalized(question)}”`;
  if (answers.length !== 1) return `${asked} The games did not show your program’s answer.`;
  return `${asked} Your program’s answer is “${answers.join()}”, which is accepted.`;
}

/** Did a check for the criterion fail, or was one not tried? */
export const isWorthReading = ({ status, failures, untried }: CriterionReport): boolean =>
  status !== 'passed' || failures.length > 0 || untried.length > 0;
