/** Prints the reports on the chosen faulty handlers, in their order, as JSON. */
import { CHOSEN, graded } from './chosen-faulty.js';

process.stdout.write(JSON.stringify(CHOSEN.map(graded)));
