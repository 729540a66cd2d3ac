/** A criterion as the presets mostly have them: each of its checks its share of the points, nothing asked before. */
import type { Check } from '../findings.js';
import type { Criterion } from '../rubric.js';

type Given = Partial<Criterion> & Pick<Criterion, 'id' | 'title' | 'quote' | 'hint'>;

export const criterion = (
  points: number,
  { checks, ...given }: Omit<Given, 'checks'> & { readonly checks: readonly Check[] },
): Criterion => ({
  points,
  gates: [],
  tier: 'play',
  checks: checks.map(({ id }) => id),
  scripts: [],
  aggregate: 'proportional',
  ...given,
});
