/** Whole scripts through each door. The script for its house wins, and any other ends as under the rules alone. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import type { Bring } from '../../../../src/games/klondike/script/runner.js';
import { parseScript } from '../../../../src/games/klondike/script/text.js';
import { runScript } from '../../../../src/games/klondike/script/runner.js';
import type { Script } from '../../../../src/games/klondike/script/script.js';
import { DOORS } from '../../../support/doors.js';

const scriptOf = (name: string): Script =>
  parseScript(readFileSync(new URL(`../../../../examples/scripts/${name}.klon`, import.meta.url), 'utf8'));

const bring =
  (newGame: () => KlondikeController): Bring =>
  (view) => {
    const game = newGame();
    game.attach(view);
    return game;
  };

describe.each(DOORS)('through $name', ({ rules, newHandler, win }) => {
  test(`the script ${win} runs to its end and wins`, () => {
    const { failure, frame } = runScript(scriptOf(win), bring(newHandler));
    expect([failure, frame.won]).toEqual([undefined, true]);
  });

  test.each(['win-java-11', 'win-java-33', ...DOORS.map((door) => door.win).filter((name) => name !== win)])(
    'the script %s for another house ends as under the rules alone',
    (name) => {
      const script = scriptOf(name);
      const byRules = runScript(
        script,
        bring(() => new KlondikeController({ rules })),
      );
      expect(runScript(script, bring(newHandler))).toEqual(byRules);
    },
  );
});
