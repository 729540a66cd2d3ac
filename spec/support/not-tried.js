/**
 * A reporter of jest: the run ends with a line on what this machine lacks, and what was therefore not tried.
 * Where `KLONDIKE_MISSING` is `fails`, that is a failure.
 */
export default class NotTried {
  /** @param {{ testNamePattern?: string }} options of the run */
  constructor({ testNamePattern = '' }) {
    this.isWhole = testNamePattern === '';
  }

  /** @param {{ testResults: { testResults: { status: string, fullName: string }[] }[] }} results */
  onRunComplete(_contexts, { testResults }) {
    const left = testResults.flatMap(({ testResults: tests }) =>
      tests.filter(({ status }) => status === 'pending' || status === 'todo'),
    );
    if (!this.isWhole || left.length === 0) return;
    const names = [...new Set(left.map(({ fullName }) => missingFor(fullName)))];
    const line = `Missing, and so ${left.length} tests not tried: ${names.join('; ')}`;
    process.stderr.write(`${line}\n`);
    if (process.env.KLONDIKE_MISSING === 'fails') this.error = new Error(line);
  }

  getLastError() {
    return this.error;
  }
}

/** What the title says is missing; else the title itself. */
const missingFor = (title) => /\(missing: (.*?)\)/.exec(title)?.[1] ?? title;
