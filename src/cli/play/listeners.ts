/** Listeners that are all removed together. */
import type { EventEmitter } from 'node:events';

export type Emitter = Pick<EventEmitter, 'on' | 'once' | 'off'>;

export class Listeners {
  private readonly ends: (() => void)[] = [];

  add(emitter: Emitter, event: string, listener: Parameters<Emitter['on']>[1]): void {
    emitter.on(event, listener);
    this.ends.push(() => emitter.off(event, listener));
  }

  end(): void {
    for (const end of this.ends.splice(0)) end();
  }
}
