/** Splits a stream of text into lines. */
export class Lines {
  private rest = '';
  private isTooLong = false;

  /**
   * @param onLine gets each line without its end; undefined instead of a line that is too long
   * @param most the most characters of a line
   */
  constructor(
    private readonly onLine: (line: string | undefined) => void,
    private readonly most = Infinity,
  ) {}

  take(piece: string): void {
    const [first = '', ...others] = piece.split('\n');
    this.add(first);
    for (const part of others) {
      this.endLine();
      this.add(part);
    }
  }

  /** Ends the last line, even without a line break. */
  end(): void {
    if (this.rest !== '' || this.isTooLong) this.endLine();
  }

  private add(part: string): void {
    this.isTooLong ||= this.rest.length + part.length > this.most;
    this.rest = this.isTooLong ? '' : this.rest + part;
  }

  private endLine(): void {
    this.onLine(this.isTooLong ? undefined : this.rest.replace(/\r$/, ''));
    this.rest = '';
    this.isTooLong = false;
  }
}
