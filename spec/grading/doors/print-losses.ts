/** Prints what each faulty port loses, door by door, as JSON. */
import { FAULTY_DOORS } from './faulty/all-doors.js';
import { lossOf } from './judged.js';

const losses = FAULTY_DOORS.map(([, rubric, ports]) => ports.map(({ module }) => lossOf(module, rubric)));
process.stdout.write(JSON.stringify(losses));
