/** The manual page and docs/terminal.md list the player's files. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { MANUAL } from '../../../src/cli/manual/man.js';
import { STATISTICS_FILES } from '../../../src/cli/player-files/statistics.js';

test.each(['games', 'notes.json', 'config', ...Object.values(STATISTICS_FILES)])(
  'the file %s is in the manual page and in docs/terminal.md',
  (name) => {
    const manual = MANUAL.files.flat().join('\n');
    const docs = readFileSync('docs/terminal.md', 'utf8');
    expect([manual.includes(name), docs.includes(`klondike-kit/${name}\``)]).toEqual([true, true]);
  },
);
