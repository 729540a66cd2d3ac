/** Prints the reports on handlers that hang or throw, as JSON. */
import { dyingReports } from './dying.js';

process.stdout.write(JSON.stringify(dyingReports()));
