/** A value that is loaded when it is first needed. From then on it is there. */
export class Later<Value> {
  private value: Value | undefined;
  private loading: Promise<Value> | undefined;

  constructor(private readonly load: () => Promise<Value>) {}

  /** The value; undefined if it is not there yet. */
  get now(): Value | undefined {
    return this.value;
  }

  /** The value. If it could not be loaded, the next call tries again. */
  async get(): Promise<Value> {
    this.loading ??= this.load();
    try {
      this.value = await this.loading;
      return this.value;
    } catch (error) {
      this.loading = undefined;
      throw error;
    }
  }

  /** @throws Error if the value is not there yet */
  need(): Value {
    if (this.value === undefined) throw new Error('a part of the program is used before it is loaded');
    return this.value;
  }
}

/** A value that is there already. */
export type Here<Value> = Pick<Later<Value>, 'now' | 'get' | 'need'>;

export const here = <Value>(value: Value): Here<Value> => ({
  now: value,
  get: () => Promise.resolve(value),
  need: () => value,
});
