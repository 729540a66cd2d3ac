/** Forbids WebAssembly, as a page's content security policy without 'wasm-unsafe-eval' does. */
import { expect, jest, test } from '@jest/globals';
import { ULG } from '../../src/games/klondike/model/rules.js';
import { solve } from '../../src/solver.js';
import { dealOfPublished, publishedDeals } from '../support/solver/published.js';

test('searches in TypeScript and does not try to compile again', () => {
  let tries = 0;
  const compiler = jest.spyOn(WebAssembly, 'Module').mockImplementation(() => {
    tries++;
    throw new WebAssembly.CompileError('refused by the policy');
  });
  const layout = dealOfPublished(publishedDeals()[0]?.cards ?? '').start(ULG);
  const byItself = solve(ULG, layout);
  expect(() => solve(ULG, layout, { core: 'webassembly' })).toThrow(
    'WebAssembly is missing or forbidden here',
  );
  compiler.mockRestore();
  expect(byItself).toMatchObject({
    ...solve(ULG, layout, { core: 'typescript' }),
    milliseconds: byItself.milliseconds,
  });
  expect(tries).toBe(1);
});
