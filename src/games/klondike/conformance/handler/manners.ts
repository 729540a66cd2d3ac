/** The checks of how a handler answers any caller, whatever it is asked. */
import { valueText } from '../../../../core/text/value-text.js';
import { handlerProtocol } from '../../contract/handler.js';
import { FrameView } from '../../views/frame-view.js';
import type { HandlerCheck, Judging } from './handler-kit.js';
import { judgeAlong, lineOf } from './judge-along.js';
import { CLICKS, CREATES } from './own-deal-checks.js';

/** The check that a handler can be asked everything. */
export const METHODS = 'every method of KlondikeEventsHandler is there';

export const MANNERS: readonly HandlerCheck[] = [
  { name: METHODS, on: [CREATES], check: hasMethods },
  { name: 'getName: answers with a string', on: [METHODS], check: hasName },
  { name: 'before the first newGame every event is refused', on: [METHODS, CLICKS], check: waits },
];

function hasMethods({ create }: Judging): void {
  const handler = create(new FrameView()) as unknown as Readonly<Record<string, unknown>>;
  const missing = [...handlerProtocol.names, 'getName'].filter(
    (name) => name !== 'redo' && typeof handler[name] !== 'function',
  );
  if (missing.length > 0) throw new Error(`expected the methods ${missing.join(', ')}; they are missing`);
}

function hasName({ create }: Judging): void {
  const name: unknown = create(new FrameView()).getName();
  if (typeof name !== 'string') throw new Error(`expected a string; seen: ${valueText(name)}`);
}

const EVENTS = ['stock?', 'undo?', 'w>t1?', 'w>f1?', 't1>f1?', 't1>t2?', 'f1>t1?'];

function waits(judging: Judging): void {
  for (const early of EVENTS) judgeAlong(judging, lineOf(early));
}
