/** The words name no submission: nothing is there, or nothing that the grader could start. */
export class NoSubmission extends Error {
  override readonly name = 'NoSubmission';

  /** @param missing the path, if it does not exist */
  constructor(
    message: string,
    readonly missing?: string,
  ) {
    super(message);
  }
}
