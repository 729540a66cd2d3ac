/** For each criterion of each door a port with one mistake that loses it and nothing else; the deep spec has all mistakes. */
import { expect, test } from '@jest/globals';
import { FAULTY_DOORS } from './faulty/all-doors.js';
import { lossOf } from './judged.js';

const ONE_EACH = FAULTY_DOORS.flatMap(([door, rubric, ports]) =>
  rubric.criteria.map(({ id }) => ({ door, id, rubric, port: ports.find(({ loses }) => loses === id) })),
);

test.each(ONE_EACH)('$door: $id', ({ id, rubric, port }) => {
  if (port === undefined) throw new Error('No port loses it.');
  expect(lossOf(port.module, rubric)).toBe(id);
});
