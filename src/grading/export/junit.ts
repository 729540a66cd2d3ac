/**
 * JUnit XML as Jenkins and most other tools read it: one suite per submission, one test case per criterion. Source:
 * junit-10.xsd from Jenkins' xunit plugin. A test case has at most one failure, because readers keep only one.
 */
import type { CriterionReport, GradeReport } from '../report/grade-report.js';
import { feedbackOn, preambleOf, separated } from './text/feedback.js';
import { oneLine, points, visible } from './text/plain.js';
import { gistOf, isNeutral, remarksOf, scoreOf } from './text/sentences.js';

export const printJunit = (reports: readonly GradeReport[]): string => {
  const suites = reports.flatMap(suite);
  const all = reports.map(totalsOf);
  const totals = {
    tests: sumOf(all, 'tests'),
    failures: sumOf(all, 'failures'),
    errors: sumOf(all, 'errors'),
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: 'klondike grade', ...totals })}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Replaces characters that XML cannot contain with visible codes. */
const inAttribute = (text: string): string =>
  visible(text).replace(/[&<>"\n]/g, (char) => ENTITIES[char] ?? char);

const inText = (text: string): string => visible(text).replace(/[&<>]/g, (char) => ENTITIES[char] ?? char);

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${inAttribute(String(value))}"`)
    .join('');

const ELEMENTS = { passed: undefined, failed: 'failure', skipped: 'skipped', incomplete: 'error' } as const;

/**
 * A criterion with untried checks is an error, which is JUnit's word for a problem. The criterion is skipped if it
 * costs nothing.
 */
const elementOf = (criterion: CriterionReport): (typeof ELEMENTS)[CriterionReport['status']] =>
  isNeutral(criterion) ? 'skipped' : ELEMENTS[criterion.status];

const countOf = (criteria: readonly CriterionReport[], element: string): number =>
  criteria.filter((criterion) => elementOf(criterion) === element).length;

type Totals = Readonly<Record<'tests' | 'failures' | 'errors' | 'skipped', number>>;

/** A submission that was not graded has one test case: an error that says why. */
const totalsOf = ({ criteria, notGraded }: GradeReport): Totals =>
  notGraded === undefined
    ? {
        tests: criteria.length,
        failures: countOf(criteria, 'failure'),
        errors: countOf(criteria, 'error'),
        skipped: countOf(criteria, 'skipped'),
      }
    : { tests: 1, failures: 0, errors: 1, skipped: 0 };

const sumOf = (all: readonly Totals[], key: keyof Totals): number =>
  all.reduce((sum, totals) => sum + totals[key], 0);

function suite(report: GradeReport): string[] {
  const { submission, name, rubric, seed, score, max, complete, isolated, criteria } = report;
  const isGraded = report.notGraded === undefined;
  const marks = isGraded ? { score: points(score), max: points(max) } : {};
  const properties = { name, rubric, seed, ...marks, complete, isolated };
  const notes = criteria.filter((criterion) => elementOf(criterion) === undefined).flatMap(notesOn);
  const text = separated([preambleOf(report), ...notes, remarksOf(report)]).join('\n');
  return [
    `  <testsuite${attributes({ name: oneLine(submission), ...totalsOf(report) })}>`,
    '    <properties>',
    ...Object.entries(properties).map(
      ([key, value]) => `      <property${attributes({ name: key, value: String(value) })}/>`,
    ),
    '    </properties>',
    ...(isGraded ? criteria.flatMap((criterion) => testcase(criterion, rubric)) : notGraded(report)),
    ...(text === '' ? [] : [`    <system-out>${inText(text)}</system-out>`]),
    '  </testsuite>',
  ];
}

/** Notes on a criterion that passed. JUnit does not show text for a test case that passed. */
function notesOn(criterion: CriterionReport): string[][] {
  const feedback = feedbackOn(criterion);
  return feedback.length === 0 ? [] : [[oneLine(criterion.title), ...feedback]];
}

function notGraded(report: GradeReport): string[] {
  const [message = ''] = remarksOf(report);
  return [
    `    <testcase${attributes({ classname: oneLine(report.rubric), name: 'The submission is graded' })}>`,
    `      <error${attributes({ type: 'not graded', message })}>${inText(report.notGraded ?? '')}</error>`,
    '    </testcase>',
  ];
}

function testcase(criterion: CriterionReport, rubric: string): string[] {
  const start = `    <testcase${attributes({ classname: oneLine(rubric), name: oneLine(criterion.title) })}`;
  const element = elementOf(criterion);
  if (element === undefined) return [`${start}/>`];
  const feedback = inText(feedbackOn(criterion).join('\n'));
  const message = `${scoreOf(criterion)}: ${gistOf(criterion)}`;
  const type = criterion.status;
  return [
    `${start}>`,
    `      <${element}${attributes({ type, message })}>${feedback}</${element}>`,
    '    </testcase>',
  ];
}
