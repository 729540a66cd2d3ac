/** What is loaded beside the rest of the page for whoever follows a link or goes on with a game. */
import { expect, test } from '@jest/globals';
import { foresee } from '../../../src/page/first/foresee.js';

type Kept = Readonly<Record<string, string>>;

/** What is asked for: a game, or the houses of the first. */
function foreseen(at: string, kept: Kept): string {
  let asked = '';
  const load = (name: string): Promise<never> => {
    asked = name;
    return Promise.reject(new Error('no network'));
  };
  const kit = { name: 'klondike', houses: ['ulg'], loadHouses: (houses: string[]) => load(houses.join(' ')) };
  Object.assign(globalThis, { location: new URL(at, 'http://a/') });
  foresee({
    others: [{ name: 'montecarlo', load: () => load('montecarlo') }],
    first: (use: (seated: unknown) => unknown) => use({ kit }),
    store: { read: (key: string) => kept[key] },
  } as unknown as Parameters<typeof foresee>[0]);
  return asked;
}

const MONTE_CARLO: Kept = { table: 'montecarlo', 'house/klondike': 'ksu' };

test.each<[at: string, kept: Kept, asked: string]>([
  ['', { 'house/klondike': 'ksu' }, 'ksu'],
  ['', MONTE_CARLO, 'montecarlo'],
  ['#deal=java:11', {}, 'ulg'],
  ['#deal=java:11', MONTE_CARLO, 'ksu'],
  ['#rules=ycp-text', MONTE_CARLO, 'ycp-text'],
  ['#game=klondike', MONTE_CARLO, 'ksu'],
  ['#game=montecarlo&deal=java:1', {}, 'montecarlo'],
  ['?lang=en', MONTE_CARLO, 'montecarlo'],
  ['?game=montecarlo&deal=java:1', {}, 'montecarlo'],
])('by "%s", with %j kept: %s', (at, kept, asked) => {
  expect(foreseen(at, kept)).toBe(asked);
});
