/** `npm test`: the checks that every change must pass. */
import { FAST, runGate, runScripts, runSpecs } from './steps.js';

await runGate(async () => {
  await runScripts('build', 'lint', 'types', 'format', 'prose', 'names', 'browser');
  await runSpecs(FAST);
});
