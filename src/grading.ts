/** The public names of `klondike-kit/grading`: grades handlers, in any language, and ports of the courses' classes. */
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
export { parseRubric, printRubric, readRubricFile } from './grading/rubric/rubric-file.js';
export type { ReadScript } from './grading/rubric/reading/read-scripts.js';
export { RubricError } from './grading/rubric/reading/spot.js';
export type { RubricFault } from './grading/rubric/reading/spot.js';
export type { Check } from './grading/rubric/rubric.js';
export { CHECKS_OF_DOOR } from './grading/checks/checks-of-door.js';
export type { RubricName } from './grading/rubric/presets.js';
export { RUBRICS } from './grading/rubric/presets.js';
export type { Format, FormatName } from './grading/export/formats.js';
export { FORMATS } from './grading/export/formats.js';
