/** A plugin of Stryker's: what lies inside a change that was drawn is not changed as well, unless it was drawn, too. */
import { readFileSync } from 'node:fs';
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

/** The places that were drawn, of all files. */
const drawn = JSON.parse(readFileSync('reports/mutants/drawn.json', 'utf8'));

const comesFirst = (one, other) =>
  one.line < other.line || (one.line === other.line && one.column <= other.column);

const holds = ({ loc }, { start, end }) => !loc || (comesFirst(loc.start, start) && comesFirst(end, loc.end));

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'only-drawn', {
    shouldIgnore: ({ node }) => (drawn.some((place) => holds(node, place)) ? undefined : 'It was not drawn.'),
  }),
];
