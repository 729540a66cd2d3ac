/**
 * Checks how our own ports answer the questions of the door examiners. The snapshot has each fact. For each check it
 * shows how often the check looks, and what it sees first and last. After a change, read the differences, then run `npm
 * run specs
 * -- approved-answers -u`.
 */
import { expect, test } from '@jest/globals';
import { JavaRandom } from '../../../src/core/random.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { YCP_TEXT } from '../../../src/games/klondike/model/rules.js';
import { clicksDrive } from '../../../src/grading/doors/clicks/drive.js';
import type { Drive, DoorState } from '../../../src/grading/doors/drive.js';
import { factsOf } from '../../../src/grading/doors/facts.js';
import { numberedDrive } from '../../../src/grading/doors/numbered-piles/drive.js';
import { portOf } from '../../../src/grading/doors/port/port-of.js';
import { selectionDrive } from '../../../src/grading/doors/selection/drive.js';
import { TwinTables } from '../../../src/grading/doors/twins.js';

const GAMES = 4;
const TURNS = 40;

test('our numbered piles give the approved answers', () => {
  expect(answersOf(numberedDrive(YCP_TEXT))).toMatchSnapshot();
});

test('our selection door gives the approved answers', () => {
  expect(answersOf(selectionDrive())).toMatchSnapshot();
});

test('our clicks door gives the approved answers', () => {
  expect(answersOf(clicksDrive())).toMatchSnapshot();
});

function answersOf<Call, State extends DoorState, Words>(drive: Drive<Call, State, Words>): string {
  const words = drive.wordsOf(portOf(drive.ownClasses));
  const facts = drive.facts.flatMap(({ id, facts: of }) => [
    `${id}:`,
    ...factsOf(of(words)).map(([what, value]) => `  ${what} ${value}`),
  ]);
  return [...facts, ...looksOf(drive, words)].join('\n');
}

/** Records what each check sees while it surveys each table, and then in random games. */
function looksOf<Call, State extends DoorState, Words>(
  drive: Drive<Call, State, Words>,
  words: Words,
): string[] {
  const twins = new TwinTables(drive, {
    ours: drive.tableOf(words, 'ours'),
    theirs: drive.tableOf(words, 'theirs'),
  });
  const looks = new Map(drive.facets.map(({ id }) => [id, new Array<string>()]));
  const faults: string[] = [];
  const make = (call: Call): void => {
    const step = twins.step(call);
    const { agreed, differing } = twins.compare(step);
    faults.push(...differing.map(({ id }) => `${id} differs after ${drive.callText(call)}`));
    for (const { id, look } of agreed) {
      const text = `${drive.tableText(step.before)} -> ${drive.callText(call)}: ${look(step.seen, call)}`;
      looks.get(id)?.push(`  ${text.replaceAll('\n', '; ')}`);
    }
  };
  const lay = (layout: Layout): void => {
    const fault = twins.lay(layout);
    if (fault !== '') faults.push(fault);
  };
  for (const layout of drive.surveyLayouts) {
    lay(layout);
    for (const calls of drive.survey(twins.state)) {
      lay(layout);
      for (const call of calls) make(call);
    }
  }
  const chance = new JavaRandom(33n);
  for (let game = 0; game < GAMES; game++) {
    lay(drive.startLayout(chance));
    for (let turn = 0; turn < TURNS; turn++) make(drive.nextCall(twins.state, chance));
  }
  expect(faults).toEqual([]);
  return [...looks].flatMap(([id, seen]) =>
    [`${id}, ${seen.length} times:`, seen[0], seen.at(-1)].flatMap((line) => line ?? []),
  );
}
