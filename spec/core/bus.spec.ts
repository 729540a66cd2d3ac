/** Listeners around a bus receive each event once, before and after all others. */
import { expect, test } from '@jest/globals';
import { busOf, connectTo, listenAround } from '../../src/core/bus.js';
import { protocol } from '../../src/core/protocol.js';

interface Handler {
  draw(): void;
  carry(from: number, to: number): void;
}

const PROTOCOL = protocol<Handler, 'event'>('event', { draw: 0, carry: 2 });

function around() {
  const heard: string[] = [];
  const bus = busOf<Handler>();
  const handler: Handler = {
    draw: () => void heard.push('draw'),
    carry: (from, to) => void heard.push(`carry ${from} ${to}`),
  };
  const listen = () =>
    listenAround(
      PROTOCOL,
      bus,
      (event, args) => void heard.push(`before ${event} ${args.join(' ')}`.trim()),
      (event, args) => void heard.push(`after ${event} ${args.join(' ')}`.trim()),
    );
  return { heard, bus, handler, listen };
}

test.each([true, false])(
  'a listener receives events before and after the handler, whichever was connected first (the handler first: %p)',
  (isHandlerFirst) => {
    const { heard, bus, handler, listen } = around();
    if (isHandlerFirst) connectTo(PROTOCOL, bus, handler);
    listen();
    if (!isHandlerFirst) connectTo(PROTOCOL, bus, handler);
    bus.emit('carry', [1, 2]);
    bus.emit('draw', []);
    expect(heard).toEqual([
      'before carry 1 2',
      'carry 1 2',
      'after carry 1 2',
      'before draw',
      'draw',
      'after draw',
    ]);
  },
);

test('a listener receives nothing after its end, but the handler still does', () => {
  const { heard, bus, handler, listen } = around();
  connectTo(PROTOCOL, bus, handler);
  const end = listen();
  end();
  bus.emit('draw', []);
  expect(heard).toEqual(['draw']);
});

test('a later listener receives events first, and each listener receives each event once', () => {
  const { heard, bus, listen } = around();
  listen();
  listenAround(
    PROTOCOL,
    bus,
    () => void heard.push('early'),
    () => void heard.push('late'),
  );
  bus.emit('draw', []);
  expect(heard).toEqual(['early', 'before draw', 'after draw', 'late']);
});
