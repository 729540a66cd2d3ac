import { describe, expect, test } from '@jest/globals';
import { eventsOn } from '../../../src/core/bus.js';
import { wire } from '../../../src/scripts/running/wire.js';
import type { LampHandler, LampView } from './lamp-stage.js';
import { HANDLER, STAGE, lampBus } from './lamp-stage.js';

const screen = (): LampView => STAGE.newScreen();

describe('a session is wired so that each part hears the others', () => {
  const wired = (view: LampView | ((handler: LampHandler, assistant: string) => LampView)) => {
    const order: string[] = [];
    const handler: LampHandler = { ...eventsOn(HANDLER, lampBus()), getName: () => 'Ann' };
    const session = wire(view, {
      handler,
      assistant: 'Bea',
      connect: () => {
        order.push('connected');
        return () => order.push('disconnected');
      },
      newTape: () => ({ end: () => order.push('ended') }),
      attach: (shown, { end }) => order.push(`attached ${typeof shown.win} ${typeof end}`),
    });
    session.end();
    return { order, session, handler };
  };
  const ORDER = ['connected', 'attached function function', 'disconnected', 'ended'];

  test('with a view', () => {
    const view = screen();
    const { order, session, handler } = wired(view);
    expect(order).toEqual(ORDER);
    expect([session.view, session.handler, session.assistant]).toEqual([view, handler, 'Bea']);
  });

  test('with a view that reports to the handler and asks the assistant', () => {
    const given: unknown[] = [];
    const { order, handler } = wired((reported, assistant) => {
      given.push(reported, assistant);
      return screen();
    });
    expect([order, given]).toEqual([ORDER, [handler, 'Bea']]);
  });
});
