import TestSequencer from '@jest/test-sequencer';

/**
 * Runs the longest specs first, starting with tables of faulty handlers, then processes, searches and browsers.
 * Browsers come after pure calculations, which run at the same time as the linter, because a page that waits for a
 * processor draws more frames.
 */
const LONG = [
  ...['/grading/faulty', '/doors/faulty', '/spec/end-to-end/', '/spec/package', '/spec/grading/'],
  ...['/spec/cli/', '/spec/solver/', '/spec/browser/', '.deep.spec.'],
];

function turnOf({ path }) {
  const turn = LONG.findIndex((part) => path.replaceAll('\\', '/').includes(part));
  return turn < 0 ? LONG.length : turn;
}

/** Sorts files by how long each took in the last run, longest first, so that no long file is left for the end. */
export default class extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isKnown = sorted.some(({ duration }) => duration !== undefined);
    return isKnown ? sorted : sorted.sort((one, other) => turnOf(one) - turnOf(other));
  }
}
