/** Both kits under node:test, on a correct view, a correct handler and a handler that shows nothing. */
import { describe, test } from 'node:test';
import { KlondikeController, RecordingView, handlerForBus, createBus } from 'klondike-kit';
import { handlerConformance, viewConformance } from 'klondike-kit/testing';
import type { ConformanceCheck, HandlerKit } from 'klondike-kit/testing';

const suite = (name: string, checks: readonly ConformanceCheck[]): void => {
  void describe(name, () => {
    for (const check of checks) void test(check.name, check.run);
  });
};

const create: HandlerKit['create'] = (view) => {
  const controller = new KlondikeController();
  controller.attach(view);
  return controller;
};

suite(
  'RecordingView',
  viewConformance({
    create: (handler) => new RecordingView(handler),
    read: (view) => view.frame,
    play: (view, call) => view.player.report(call),
  }),
);
suite('KlondikeController', handlerConformance({ create }));
suite('nobody', handlerConformance({ create: () => handlerForBus(createBus(), () => 'nobody') }));
