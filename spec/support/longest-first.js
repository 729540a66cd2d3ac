import TestSequencer from '@jest/test-sequencer';

/**
 * Longest first: tables of faulty handlers, then processes, searches and browsers. Browsers come after what only calculates,
 * which runs while the linter does: a page that waits for a processor draws more frames.
 */
const LONG = [
  ...['/grading/faulty', '/doors/faulty', '/spec/end-to-end/', '/spec/package', '/spec/grading/'],
  ...['/spec/cli/', '/spec/solver/', '/spec/browser/', '.deep.spec.'],
];

function turnOf({ path }) {
  const turn = LONG.findIndex((part) => path.replaceAll('\\', '/').includes(part));
  return turn < 0 ? LONG.length : turn;
}

/** The longest files first, so that none is left for the end: by how long each took the last time. */
export default class extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isKnown = sorted.some(({ duration }) => duration !== undefined);
    return isKnown ? sorted : sorted.sort((one, other) => turnOf(one) - turnOf(other));
  }
}
