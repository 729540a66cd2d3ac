/**
 * Tests each criterion of each door with a port that loses only that criterion. The deep spec tries all mistakes. The
 * snapshot contains the text of the report. After a change, read the differences, then run `npm run specs --
 * faulty-doors.spec
 * -u`.
 */
import { expect, test } from '@jest/globals';
import { reportText } from '../../support/grading/report-text.js';
import { FAULTY_DOORS } from './faulty/all-doors.js';
import { gradePort } from './grade-port.js';

const TURNS = 120;

const ONE_EACH = FAULTY_DOORS.flatMap(([door, rubric, ports]) =>
  rubric.criteria.map(({ id }) => ({ door, id, rubric, port: ports.find(({ loses }) => loses === id) })),
);

test.each(ONE_EACH)('$door: $id', ({ id, rubric, port }) => {
  if (port === undefined) throw new Error('No port loses it.');
  const report = gradePort(port.module, rubric, TURNS);
  const lost = report.criteria.filter(({ status }) => status === 'failed');
  expect(lost.map((criterion) => criterion.id)).toEqual([id]);
  expect(reportText(report)).toMatchSnapshot();
});
