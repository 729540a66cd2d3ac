/** Prints the reports on the chosen faulty handlers as JSON, in their order. */
import { CHOSEN, graded } from './chosen-faulty.js';

process.stdout.write(JSON.stringify(CHOSEN.map(graded)));
