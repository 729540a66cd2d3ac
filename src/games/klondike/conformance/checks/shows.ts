/** A setter's change becomes visible with the next refresh, not before, and nothing else changes. */
import type { KlondikeView } from '../../contract/view.js';
import { expectSame } from '../frame-lines.js';
import { READS } from './start.js';
import type { Setter } from './setter-calls.js';
import { SETTERS, setterCallsOf } from './setter-calls.js';
import type { KitCheck, ViewKit } from '../view-under-test.js';
import { REFRESH, TABLE, ViewTrial } from '../view-under-test.js';

/** The check that a setter's change becomes visible. Other checks of the setter depend on it. */
export const visibleCheck = (setter: Setter): string => `${setter}: visible after refreshWindow`;

const ALL_VISIBLE = SETTERS.map(visibleCheck);

export const SHOW_CHECKS: readonly KitCheck[] = [
  ...SETTERS.map((setter): KitCheck => ({
    name: visibleCheck(setter),
    needs: [READS],
    check: (kit) => isVisibleAfter(kit, setter),
  })),
  ...SETTERS.map((setter): KitCheck => ({
    name: `${setter}: not visible before refreshWindow`,
    needs: [visibleCheck(setter)],
    check: (kit) => isHiddenBefore(kit, setter),
  })),
  ...SETTERS.map((setter): KitCheck => ({
    name: `${setter}: changes nothing else`,
    needs: ALL_VISIBLE,
    check: (kit) => leavesTheRest(kit, setter),
  })),
  ...SETTERS.filter((setter) => setter !== 'win').map((setter): KitCheck => ({
    name: `${setter}: the last call before a refresh counts`,
    needs: [visibleCheck(setter)],
    check: (kit) => lastCounts(kit, setter),
  })),
  { name: 'refreshWindow: a second call changes nothing', needs: ALL_VISIBLE, check: refreshesTwice },
];

async function isVisibleAfter<View extends KlondikeView>(kit: ViewKit<View>, setter: Setter): Promise<void> {
  const trial = await ViewTrial.at(kit);
  for (const { calls, lines } of setterCallsOf(setter)) {
    await trial.tell(...calls(), REFRESH);
    expectSame(lines, await trial.lines());
  }
}

async function isHiddenBefore<View extends KlondikeView>(kit: ViewKit<View>, setter: Setter): Promise<void> {
  const trial = await ViewTrial.at(kit);
  const before = await trial.lines();
  const [{ calls, lines }] = setterCallsOf(setter);
  await trial.tell(...calls());
  expectSame(before, await trial.lines(), lines.keys());
}

/** Refreshes twice, because a change that a refresh alone makes is not the setter's fault. */
async function leavesTheRest<View extends KlondikeView>(kit: ViewKit<View>, setter: Setter): Promise<void> {
  const trial = await ViewTrial.at(kit);
  const [{ calls, lines }] = setterCallsOf(setter);
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
  const [first, second = first] = setterCallsOf(setter);
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
