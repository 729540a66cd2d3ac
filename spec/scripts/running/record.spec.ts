import { describe, expect, test } from '@jest/globals';
import { eventsOn } from '../../../src/core/bus.js';
import { recordIn } from '../../../src/scripts/running/record.js';
import type { LampHandler, LampView } from './lamp-stage.js';
import { HANDLER, STAGE, lampBus } from './lamp-stage.js';

const screen = (): LampView => STAGE.newScreen();

describe('a session connects its parts', () => {
  const wired = (view: LampView | ((handler: LampHandler, assistant: string) => LampView)) => {
    const order: string[] = [];
    const handler: LampHandler = { ...eventsOn(HANDLER, lampBus()), getName: () => 'Ann' };
    const session = recordIn(view, {
      controller: { attach: (shown: LampView) => order.push(`attached ${typeof shown.win}`) },
      bus: lampBus(),
      handler,
      assistant: 'Bea',
      connect: () => {
        order.push('connected');
        return () => order.push('disconnected');
      },
      newTape: () => ({
        watch: (shown: LampView) => {
          order.push('watched');
          return shown;
        },
        end: () => order.push('ended'),
      }),
    });
    session.end();
    return { order, session, handler };
  };
  const ORDER = ['connected', 'watched', 'attached function', 'disconnected', 'ended'];

  test('with a view', () => {
    const view = screen();
    const { order, session, handler } = wired(view);
    expect(order).toEqual(ORDER);
    expect([session.view, session.handler, session.assistant]).toEqual([view, handler, 'Bea']);
  });

  test('with a view that uses the handler and the assistant', () => {
    const given: unknown[] = [];
    const { order, handler } = wired((reported, assistant) => {
      given.push(reported, assistant);
      return screen();
    });
    expect([order, given]).toEqual([ORDER, [handler, 'Bea']]);
  });
});
