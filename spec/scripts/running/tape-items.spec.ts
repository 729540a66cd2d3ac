/** A tape keeps events during which the view threw, and doesn't report items before the first event. */
import { describe, expect, test } from '@jest/globals';
import { connectTo, eventsOn } from '../../../src/core/bus.js';
import { BusTape, writeEventsOf } from '../../../src/scripts/running/bus-tape.js';
import { parts, screen, session, text } from './lamp-session.js';
import type { Lamp } from './lamp-stage.js';
import { HANDLER, LampController, STAGE, lampBus } from './lamp-stage.js';

describe('an event at which the view threw is recorded as accepted', () => {
  /** A session whose view throws when its `light` is switched on, until the view is repaired. */
  const brokenSession = () => {
    const made = parts();
    const view = screen();
    const mended = view.light.bind(view);
    view.light = (isLit) => {
      if (isLit) throw new Error('no current');
      mended(isLit);
    };
    connectTo(HANDLER, made.bus, made.controller);
    made.controller.attach(made.tape.watch(view));
    const player = eventsOn(HANDLER, made.bus);
    player.newLamp();
    return { ...made, player, mend: () => (view.light = mended) };
  };
  const WRITTEN = '[Deal "1"]\nnew press';

  test('when the script is read', () => {
    const { player, tape } = brokenSession();
    expect(() => player.press()).toThrow('no current');
    expect(text(tape.script)).toBe(`${WRITTEN}\n`);
  });

  test('when the next event begins', () => {
    const { player, tape, mend } = brokenSession();
    expect(() => player.press()).toThrow('no current');
    mend();
    player.press();
    player.newLamp();
    expect(text(tape.script)).toBe(`${WRITTEN} press?\n[Deal "1"]\nnew\n`);
  });

  test('when the session ends', () => {
    const { player, heard, end, tape } = brokenSession();
    expect(() => player.press()).toThrow('no current');
    end();
    expect([heard, text(tape.script)]).toEqual([['tag', 'tag', 'event', 'event'], `${WRITTEN}\n`]);
  });
});

test('the callback gets its first items at the first event, starting with the tags', () => {
  const { heard, player, tape } = session();
  expect([heard, tape.script.length]).toEqual([[], 1]);
  player.newLamp();
  expect(heard).toEqual(['tag', 'tag', 'event']);
});

test('without events, the callback gets the items at the end of the session', () => {
  const { heard, end } = session();
  end();
  expect(heard).toEqual(['tag']);
});

test('the callback can play an event, and gets its item afterwards', () => {
  const [bus, controller, heard] = [lampBus(), new LampController(), new Array<string>()];
  const tape = new BusTape<Lamp>(STAGE, controller, (item) => {
    heard.push(item.kind === 'event' ? item.call.event : item.kind);
    if (heard.at(-1) === 'newLamp') bus.emit('press', []);
  });
  writeEventsOf(bus, HANDLER, tape);
  connectTo(HANDLER, bus, controller);
  controller.attach(tape.watch(screen()));
  bus.emit('newLamp', []);
  expect(heard).toEqual(['tag', 'tag', 'newLamp', 'press', 'win']);
});
