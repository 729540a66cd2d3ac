/** Prints the reports on handlers that hang or throw, as JSON. */
import { crashingReports } from './crashing-handlers.js';

process.stdout.write(JSON.stringify(crashingReports()));
