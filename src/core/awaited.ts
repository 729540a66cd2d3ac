/** A value that comes once. What is to be done with it before is done when it comes, in the same order. */
export class Awaited<Value> {
  private came: { readonly value: Value } | undefined;
  private readonly waiting: ((value: Value) => void)[] = [];

  /** It is there. */
  come(value: Value): void {
    this.came = { value };
    for (const act of this.waiting.splice(0)) act(value);
  }

  /** Does this now, or as soon as the value is there. */
  use(act: (value: Value) => void): void {
    if (this.came === undefined) this.waiting.push(act);
    else act(this.came.value);
  }
}
