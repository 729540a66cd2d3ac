/** What a view is told is shown with the next refresh, not before, and nothing else changes. */
import type { KlondikeView } from '../../contract/view.js';
import { expectSame } from '../frame-lines.js';
import { READS } from './start.js';
import type { Setter } from './tellings.js';
import { SETTERS, tellingsOf } from './tellings.js';
import type { KitCheck, ViewKit } from '../view-under-test.js';
import { REFRESH, TABLE, ViewTrial } from '../view-under-test.js';

/** The check that a setter shows what it was told. Other checks of the setter stand on it. */
export const shown = (setter: Setter): string => `${setter}: shown after refreshWindow`;

const ALL_SHOWN = SETTERS.map(shown);

export const SHOW_CHECKS: readonly KitCheck[] = [
  ...SETTERS.map((setter): KitCheck => ({
    name: shown(setter),
    on: [READS],
    check: (kit) => shownAfter(kit, setter),
  })),
  ...SETTERS.map((setter): KitCheck => ({
    name: `${setter}: nothing is shown before refreshWindow`,
    on: [shown(setter)],
    check: (kit) => hiddenBefore(kit, setter),
  })),
  ...SETTERS.map((setter): KitCheck => ({
    name: `${setter}: everything else stays as it was`,
    on: ALL_SHOWN,
    check: (kit) => leavesTheRest(kit, setter),
  })),
  ...SETTERS.filter((setter) => setter !== 'win').map((setter): KitCheck => ({
    name: `${setter}: of two calls before a refresh the second counts`,
    on: [shown(setter)],
    check: (kit) => lastCounts(kit, setter),
  })),
  { name: 'refreshWindow: the second of two shows the same', on: ALL_SHOWN, check: refreshesTwice },
];

async function shownAfter<View extends KlondikeView>(kit: ViewKit<View>, setter: Setter): Promise<void> {
  const trial = await ViewTrial.at(kit);
  for (const { calls, lines } of tellingsOf(setter)) {
    await trial.tell(...calls(), REFRESH);
    expectSame(lines, await trial.lines());
  }
}

async function hiddenBefore<View extends KlondikeView>(kit: ViewKit<View>, setter: Setter): Promise<void> {
  const trial = await ViewTrial.at(kit);
  const before = await trial.lines();
  const [{ calls, lines }] = tellingsOf(setter);
  await trial.tell(...calls());
  expectSame(before, await trial.lines(), lines.keys());
}

/** Looks after two refreshes: a change that a refresh alone makes is not the fault of the setter. */
async function leavesTheRest<View extends KlondikeView>(kit: ViewKit<View>, setter: Setter): Promise<void> {
  const trial = await ViewTrial.at(kit);
  const [{ calls, lines }] = tellingsOf(setter);
  const keys = [...lines.keys()];
  for (const [index, call] of calls().entries()) {
    await trial.tell(REFRESH);
    const before = await trial.lines();
    await trial.tell(call, REFRESH);
    const others = [...before.keys()].filter((key) => key !== keys[index]);
    expectSame(before, await trial.lines(), others.values());
  }
}

async function lastCounts<View extends KlondikeView>(kit: ViewKit<View>, setter: Setter): Promise<void> {
  const [first, second = first] = tellingsOf(setter);
  const once = await ViewTrial.at(kit);
  await once.tell(...second.calls(), REFRESH);
  const twice = await ViewTrial.at(kit);
  await twice.tell(...first.calls(), ...second.calls(), REFRESH);
  expectSame(await once.lines(), await twice.lines(), second.lines.keys());
}

async function refreshesTwice<View extends KlondikeView>(kit: ViewKit<View>): Promise<void> {
  const trial = await ViewTrial.at(kit, { ...TABLE, won: true });
  const before = await trial.lines();
  await trial.tell(REFRESH);
  expectSame(before, await trial.lines());
}
