/** `npm test`: the checks that every change must pass. */
import { FAST, runGate, runScripts, runSpecs } from './steps.js';

await runGate(async () => {
  await runScripts('build', 'lint', 'types', 'format', 'browser');
  await runSpecs(FAST);
});
