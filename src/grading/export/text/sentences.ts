/** What all forms of a report say in the same words. */
import type {
  CriterionReport,
  CriterionStatus,
  FailureReport,
  GradeReport,
} from '../../report/grade-report.js';
import { isScriptId } from '../../report/script-id.js';
import { counted, linesOf, oneLine, points, rounded } from './plain.js';

/** The submission as its heading: the name that the handler gives itself, if it gives one. */
export const titleOf = ({ name, submission }: GradeReport): string =>
  oneLine(name) === '' || name === submission
    ? oneLine(submission)
    : `${oneLine(name)} (${oneLine(submission)})`;

/** `14.75 of 20 points` */
export const scoreOf = ({ score, max }: Pick<CriterionReport, 'score' | 'max'>): string =>
  `${points(score)} of ${counted(max, 'point').replace(String(max), points(max))}`;

/** Did the submission pass all that was asked of it? */
export const isPassed = ({ criteria, complete }: GradeReport): boolean =>
  complete && criteria.every(({ status }) => status === 'passed');

/** Was there nothing that could be tried? So it is with a submission that does not start. */
export const nothingTried = ({ criteria }: GradeReport): boolean =>
  criteria.every(({ passed, failures }) => passed === 0 && failures.length === 0);

export const ranWithoutSandbox = (report: GradeReport): boolean => !report.isolated && !nothingTried(report);

/** Could a criterion not be tried to the end, and has all its points: is that neither good nor bad? */
export const isNeutral = ({ status, score, max }: CriterionReport): boolean =>
  status === 'incomplete' && rounded(score) >= rounded(max);

/** What a criterion came to, in a few words. */
export function resultOf(criterion: CriterionReport): string {
  const { status, passed, total, failures, untried } = criterion;
  const result: Readonly<Record<CriterionStatus, string>> = {
    passed: 'passed',
    failed: `failed: ${passed} of ${counted(total, 'check')} passed`,
    skipped: 'skipped: the criterion it depends on has no points',
    incomplete:
      failures.length > 0
        ? `incomplete: ${passed} of ${counted(total, 'check')} passed`
        : `incomplete: ${untried.length} of ${counted(total, 'check')} could not be tried`,
  };
  const also = failures.length > 0 && untried.length > 0 ? `, ${untried.length} not tried` : '';
  return `${result[status]}${also}${whyUntried(criterion)}`;
}

/** As many are named as a reader takes in. */
const NAMED = 3;

function whyUntried({ hindrances = [] }: CriterionReport): string {
  if (hindrances.length === 0) return '';
  const [named, more] = [hindrances.slice(0, NAMED), hindrances.length - NAMED];
  return `, because of ${named.map(oneLine).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Criteria of which less than half could be tried. */
function hardlyTried({ criteria }: GradeReport): string[] {
  const hardly = criteria.filter(
    ({ status, untried, total }) => status !== 'skipped' && 2 * untried.length > total,
  );
  if (hardly.length === 0) return [];
  const named = hardly.map(
    ({ title, untried, total }) => `“${oneLine(title)}” (${total - untried.length} of ${total} checks)`,
  );
  return [
    `Less than half of the checks could be tried for ${named.join(', ')}: their points rest on these alone.`,
  ];
}

/** What went wrong in a criterion, in one line; what it came to, if nothing did. */
export const gistOf = (criterion: CriterionReport): string =>
  criterion.failures
    .map(({ message }) => oneLine(message))
    .filter((message) => message !== '')
    .join(' ') || resultOf(criterion);

/** What the script of a failure is. One that the rubric brings is not made shorter. */
export const labelOfScript = ({ check }: FailureReport): string =>
  isScriptId(check) ? 'The script of the rubric, up to the first fault' : 'The shortest script that shows it';

/** How the submission was graded. Whether it ran in a sandbox is said only of one that ran. */
export function circumstancesOf(report: GradeReport): string {
  const { seed, isolated } = report;
  const how = `rubric ${rubricOf(report)}, seed ${seed}`;
  return nothingTried(report) ? how : `${how}, ${isolated ? 'in a sandbox' : 'not in a sandbox'}`;
}

/** Its id and its title; the title alone says no more where it is the id. */
function rubricOf({ rubric, rubricTitle }: GradeReport): string {
  const [id, title] = [oneLine(rubric), oneLine(rubricTitle)];
  return title === '' || title === id ? id : `${id}: “${title}”`;
}

/** Why nothing could be tried, in blocks of lines: a report begins with it. None if something was tried. */
export const reasonsOf = (report: GradeReport): readonly (readonly string[])[] =>
  nothingTried(report) ? report.notes.map(linesOf).filter(({ length }) => length > 0) : [];

/** What stands at the end of a report, in sentences: its notes, and how what the statement leaves open was read. */
export function remarksOf(report: GradeReport): string[] {
  const { complete, notes, ledger } = report;
  const readings = Object.entries(ledger).map(
    ([question, answers]) =>
      `The statement leaves open: “${oneLine(question)}” What was seen fits: ${answers.map(oneLine).join('; ') || 'no answer'}.`,
  );
  const isSaid = complete || reasonsOf(report).length > 0;
  const incomplete = isSaid ? [] : ['Not every check could be tried.', ...hardlyTried(report)];
  return [...incomplete, ...notes.map(oneLine).filter((note) => note !== ''), ...readings];
}

/** Whoever reads this has lost points here, or could. */
export const isWorthReading = ({ status, failures, untried }: CriterionReport): boolean =>
  status !== 'passed' || failures.length > 0 || untried.length > 0;
