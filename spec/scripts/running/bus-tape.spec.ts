/** A tape records a session of any game if the bus, the handler and the view are connected correctly. */
import { describe, expect, test } from '@jest/globals';
import { connectTo, eventsOn } from '../../../src/core/bus.js';
import { BusTape, writeEventsOf } from '../../../src/scripts/running/bus-tape.js';
import type { Parts } from './lamp-session.js';
import { parts, screen, session, text } from './lamp-session.js';
import type { Lamp } from './lamp-stage.js';
import { HANDLER, STAGE } from './lamp-stage.js';

test('records deals, events, refusals and wins in order', () => {
  const { controller, end, heard, player, tape } = session();
  player.press();
  controller.nextDeal({ name: '2' });
  player.newLamp();
  player.press();
  player.press();
  player.press();
  tape.tag('Title', 'x');
  end();
  expect(text(tape.script)).toBe('press?\n[Deal "2"]\nnew press press\nwin\npress?\n[Title "x"]\n');
  expect(heard).toEqual(['tag', 'event', 'tag', 'event', 'event', 'event', 'win', 'event', 'tag']);
});

test('records nothing after the end, and keeps its script', () => {
  const { controller, end, player, tape } = session();
  player.newLamp();
  end();
  player.press();
  controller.newLamp();
  expect(text(tape.script)).toBe('[Deal "1"]\nnew\n');
});

test('records an event whose handler throws after the change is visible, and the next event', () => {
  const { controller, player, tape } = session();
  const press = controller.press.bind(controller);
  player.newLamp();
  controller.press = () => {
    press();
    throw new Error('broken');
  };
  expect(() => player.press()).toThrow('broken');
  controller.press = press;
  player.press();
  expect(text(tape.script)).toBe('[Deal "1"]\nnew press\nwin\npress?\n');
});

test("doesn't record the calls to a view that is attached during a game", () => {
  const { controller, player, tape } = session();
  player.newLamp();
  const again = tape.watch(screen());
  again.light(false);
  again.refreshWindow();
  controller.attach(again);
  player.press();
  expect(text(tape.script)).toBe('[Deal "1"]\nnew press\nwin\n');
});

test("doesn't record view calls without a refresh between two events", () => {
  const { controller, player, tape } = session();
  const shown = tape.watch(screen());
  controller.attach(shown);
  player.newLamp();
  shown.light(true);
  player.press();
  expect(text(tape.script)).toBe('[Deal "1"]\nnew press\nwin\n');
});

test('a tape that starts during a game waits for the next accepted game', () => {
  const { bus, controller } = session();
  const player = eventsOn(HANDLER, bus);
  player.newLamp();
  const tape = new BusTape<Lamp>(STAGE, controller);
  writeEventsOf(bus, HANDLER, tape);
  controller.attach(tape.watch(screen()));
  player.press();
  player.newLamp();
  player.press();
  expect(text(tape.script)).toBe('[Deal "1"]\nnew press\nwin\n');
});

test('a tape that starts during a game ignores how that game continues', () => {
  const { bus, controller } = session();
  controller.nextDeal({ name: '3' });
  bus.emit('newLamp', []);
  const tape = new BusTape<Lamp>(STAGE, controller);
  writeEventsOf(bus, HANDLER, tape);
  controller.attach(tape.watch(screen()));
  bus.emit('press', []);
  controller.press();
  bus.emit('newLamp', []);
  expect(text(tape.script)).toBe('[Deal "3"]\nnew\n');
});

test.each(['before', 'after'])(
  'the event that deals the first game can create the view, %s it deals',
  (when) => {
    const { bus, controller, tape } = parts();
    const newLamp = controller.newLamp.bind(controller);
    controller.newLamp = () => {
      if (when === 'after') newLamp();
      controller.attach(tape.watch(screen()));
      newLamp();
    };
    connectTo(HANDLER, bus, controller);
    bus.emit('newLamp', []);
    expect(text(tape.script)).toBe('[Deal "1"]\nnew\n');
  },
);

describe('a tape with a wrong connection gives the reason and stops writing', () => {
  test.each<[what: string, play: (made: Parts) => void, why: string]>([
    [
      'no view is watched',
      ({ bus, controller }) => {
        connectTo(HANDLER, bus, controller);
        controller.attach(screen());
        bus.emit('newLamp', []);
        bus.emit('press', []);
      },
      "The tape doesn't watch a view, so it can't tell which events are refused. Attach tape.watch(view)",
    ],
    [
      'another view is watched',
      ({ bus, controller, tape }) => {
        connectTo(HANDLER, bus, controller);
        controller.attach(screen());
        tape.watch(screen());
        bus.emit('newLamp', []);
        bus.emit('newLamp', []);
      },
      'A new game showed nothing in the view that the tape watches. Connect the handler to the bus',
    ],
    [
      'the first game is dealt without the bus',
      ({ bus, controller, tape }) => {
        connectTo(HANDLER, bus, controller);
        controller.attach(tape.watch(screen()));
        controller.newLamp();
        bus.emit('press', []);
      },
      'The view changed without an event on the bus, so the script would be wrong.',
    ],
    [
      'everything is played without the bus',
      ({ bus, controller, tape }) => {
        connectTo(HANDLER, bus, controller);
        controller.attach(tape.watch(screen()));
        controller.newLamp();
      },
      'The view changed without an event on the bus',
    ],
    [
      'a move is made without the bus in a view that already shows the table',
      ({ bus, controller, tape }) => {
        connectTo(HANDLER, bus, controller);
        controller.attach(tape.watch(screen()));
        bus.emit('newLamp', []);
        const again = tape.watch(screen());
        again.refreshWindow();
        controller.attach(again);
        controller.press();
      },
      'Deal and play only through the bus',
    ],
    [
      'a move is made without the bus',
      ({ bus, controller, tape }) => {
        connectTo(HANDLER, bus, controller);
        controller.attach(tape.watch(screen()));
        bus.emit('newLamp', []);
        controller.press();
      },
      'Deal and play only through the bus',
    ],
  ])('%s', (_, play, why) => {
    const made = parts();
    play(made);
    expect(() => made.tape.script).toThrow(why);
    made.bus.emit('press', []);
    expect(() => made.tape.script).toThrow(why);
    expect(made.heard.indexOf('comment')).toBe(made.heard.length - 1);
    expect(() => made.tape.script).toThrow(
      'or let recordSession (recordMonteCarloSession) connect everything.',
    );
  });
});
