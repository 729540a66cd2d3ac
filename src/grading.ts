/**
 * The grader. Use it if you teach a course and want to grade students' handlers, in any language, or their versions of
 * a course's classes, from your own program instead of with `klondike grade`.
 * @module klondike-kit/grading
 */
export type { Classes, GradeOptions, Graded } from './grading/grade.js';
export { grade } from './grading/grade.js';
export type { CandidateOptions, Submission } from './grading/candidate/candidate-of.js';
export type { HandlerFactory } from './grading/candidate/in-process.js';
export { NoSubmission } from './grading/candidate/candidate.js';
export type { Limits } from './grading/remote/launch.js';
export type { SandboxMode } from './grading/sandbox/choose-sandbox.js';
export { NoSandbox } from './grading/sandbox/sandbox.js';
export type {
  CriterionReport,
  CriterionStatus,
  FailureReport,
  GradeReport,
} from './grading/report/grade-report.js';
export type { Criterion, DoorName, PointsScript, Rubric } from './grading/rubric/rubric.js';
export { parseRubric, printRubric } from './grading/rubric/read-rubric.js';
export { readRubricFile } from './grading/rubric/rubric-file.js';
export type { ReadScript } from './grading/rubric/reading/read-scripts.js';
export { RubricError } from './grading/rubric/reading/rubric-value.js';
export type { RubricFault } from './grading/rubric/reading/rubric-value.js';
export type { Check } from './grading/rubric/rubric.js';
export { CHECKS_OF_DOOR } from './grading/checks/checks-of-door.js';
export type { RubricName } from './grading/rubric/presets.js';
export { RUBRICS } from './grading/rubric/presets.js';
export type { Format, FormatName } from './grading/export/formats.js';
export { FORMATS } from './grading/export/formats.js';
