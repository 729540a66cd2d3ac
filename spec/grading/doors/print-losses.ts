/** Prints what each faulty port loses, door by door, as JSON. */
import { FAULTY_DOORS } from './faulty/all-doors.js';
import { failedCriteria } from './grade-port.js';

const losses = FAULTY_DOORS.map(([, rubric, ports]) =>
  ports.map(({ module }) => failedCriteria(module, rubric)),
);
process.stdout.write(JSON.stringify(losses));
