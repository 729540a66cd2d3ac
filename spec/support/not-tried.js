/**
 * A reporter for Jest. Its last line names what this machine lacks and how many tests were not run for it. The gate,
 * which started Jest, gets the line as a message and prints it at its own end. If `KLONDIKE_MISSING` is `fails`, a
 * missing program fails the run.
 */
export default class NotTried {
  /** @param {{ testNamePattern?: string }} options */
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
    const line = `Missing, so ${left.length} tests were not run: ${names.join('; ')}`;
    if (process.send === undefined) process.stderr.write(`${line}\n`);
    else process.send(line);
    if (process.env.KLONDIKE_MISSING === 'fails') this.error = new Error(line);
  }

  getLastError() {
    return this.error;
  }
}

/** What the title says is missing, or the title itself. */
const missingFor = (title) => /\(missing: (.*?)\)/.exec(title)?.[1] ?? title;
