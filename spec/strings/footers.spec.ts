/** Commands in a terminal's footers: `{undo takes back}`. */
import { expect, test } from '@jest/globals';
import { ENGLISH } from '../../src/english.js';
import { FRENCH } from '../../src/french.js';
import { COMMANDS as KLONDIKE_COMMANDS } from '../../src/games/klondike/terminal/input/offered.js';
import { COMMANDS as MONTECARLO_COMMANDS } from '../../src/games/montecarlo/terminal/drawing/buttons.js';

const linesOf = ({ klondikeTerminal, montecarloTerminal }: typeof ENGLISH): Record<string, string[]> => {
  const { playing, sending, carrying, finish, finishing, inHand, won } = klondikeTerminal.footer;
  return {
    klondike: [
      ...[...playing, ...sending].map((each) => each.carrying),
      ...[carrying, ...finish, ...finishing, ...inHand('9c'), ...won(2, true)],
    ],
    montecarlo: [...montecarloTerminal.footer.playing, ...montecarloTerminal.footer.won],
  };
};

test.each([
  ['klondike', KLONDIKE_COMMANDS],
  ['montecarlo', MONTECARLO_COMMANDS],
])(
  'the braces in the footers of %s contain only commands, and the same ones in both languages',
  (game, commands) => {
    const [english, french] = [ENGLISH, FRENCH].map((language) => {
      const lines = linesOf(language)[game] ?? [];
      const braced = lines.flatMap((line) =>
        Array.from(line.matchAll(/\{(\w*)[^}]*\}?/g), ([, name = '']) => name),
      );
      return [...new Set(braced)].sort();
    });
    const names: readonly string[] = commands.map(({ name }) => name);
    expect([english?.filter((name) => !names.includes(name)), french]).toEqual([[], english]);
    expect(english).toContain('undo');
  },
);
