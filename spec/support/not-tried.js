import { relative } from 'node:path';

/**
 * A reporter for Jest. Its last line names what this machine lacks and how many tests were skipped for that reason. It
 * also sends the gate, which started Jest, this line and the names of the failed files as a message; the gate prints
 * them at its end. If `KLONDIKE_MISSING` is `fails`, a missing program fails the run.
 */
export default class NotTried {
  /** @param {{ testNamePattern?: string }} options */
  constructor({ testNamePattern = '' }) {
    this.isWhole = testNamePattern === '';
  }

  /** @param {import('@jest/test-result').AggregatedResult} results */
  onRunComplete(_contexts, { testResults }) {
    const failed = testResults.filter(
      ({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError,
    );
    const missing = this.missingIn(testResults);
    // No one listens if Jest runs without the gate, or if the gate was stopped.
    if (process.connected)
      process.send({ missing, failed: failed.map(({ testFilePath }) => relative('', testFilePath)) });
    else if (missing !== undefined) process.stderr.write(`${missing}\n`);
    if (missing !== undefined && process.env.KLONDIKE_MISSING === 'fails') this.error = new Error(missing);
  }

  /** @param {readonly import('@jest/test-result').TestResult[]} testResults */
  missingIn(testResults) {
    const left = testResults.flatMap(({ testResults: tests }) =>
      tests.filter(({ status }) => status === 'pending' || status === 'todo'),
    );
    if (!this.isWhole || left.length === 0) return undefined;
    const names = [...new Set(left.map(({ fullName }) => missingFor(fullName)))];
    return `Missing, so ${left.length} tests were not run: ${names.join('; ')}`;
  }

  getLastError() {
    return this.error;
  }
}

/** The missing thing that the title names, or the title itself. */
const missingFor = (title) => /\(missing: (.*?)\)/.exec(title)?.[1] ?? title;
