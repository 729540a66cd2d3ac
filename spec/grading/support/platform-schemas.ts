/**
 * Schemas for the result files of the course platforms, as their documentation describes them. Other members are not
 * allowed here.
 */
import { Ajv } from 'ajv';

const text = { type: 'string' };
const points = { type: 'number', minimum: 0 };

const object = (
  required: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
): object => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

const listOf = (items: object): object => ({ type: 'array', items });

const visibility = { enum: ['hidden', 'after_due_date', 'after_published', 'visible'] };
const outputFormat = { enum: ['text', 'html', 'simple_format', 'md', 'ansi'] };

/** https://gradescope-autograders.readthedocs.io/en/latest/specs/, "Output format" */
const GRADESCOPE = object(
  {
    score: points,
    tests: listOf(
      object(
        { score: points, max_score: points, name: text },
        {
          ...{ status: { enum: ['passed', 'failed'] }, number: text, output: text, visibility },
          ...{ name_format: outputFormat, output_format: outputFormat, tags: listOf(text), extra_data: {} },
        },
      ),
    ),
  },
  {
    ...{ execution_time: points, output: text, visibility, stdout_visibility: visibility, extra_data: {} },
    ...{ output_format: outputFormat, test_output_format: outputFormat, test_name_format: outputFormat },
  },
);

const prairieTests = listOf(
  object({ name: text, points, max_points: points }, { description: text, message: text, output: text }),
);

/**
 * https://docs.prairielearn.com/externalGrading, "Grading results". The score is from 0 to 1, unless the submission is
 * not gradable.
 */
const PRAIRIELEARN = {
  oneOf: [
    object(
      { gradable: { const: true }, score: { type: 'number', minimum: 0, maximum: 1 }, tests: prairieTests },
      { message: text, output: text },
    ),
    object({
      gradable: { const: false },
      format_errors: { oneOf: [text, listOf(text)] },
      tests: prairieTests,
    }),
  ],
};

const status = { enum: ['pass', 'fail', 'error'] };

/** The result of `src/main.js` in https://github.com/classroom-resources/autograding-io-grader */
const GITHUB_CLASSROOM = object({
  version: { const: 1 },
  status,
  max_score: points,
  tests: listOf(
    object({
      ...{ name: text, status, score: points, message: { type: ['string', 'null'] }, test_code: text },
      ...{ filename: text, line_no: { type: 'integer' }, execution_time: text },
    }),
  ),
});

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true });

const faultBy = (schema: object): ((file: string) => string | undefined) => {
  const validate = ajv.compile(schema);
  return (file) => (validate(JSON.parse(file)) ? undefined : ajv.errorsText(validate.errors));
};

/** Returns the faults in a file, given the name of its format. */
export const platformFaults = {
  gradescope: faultBy(GRADESCOPE),
  prairielearn: faultBy(PRAIRIELEARN),
  'github-classroom': faultBy(GITHUB_CLASSROOM),
};
