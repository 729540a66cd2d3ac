/** `npm run test:deep`: the specs that are too slow for the gate. `--shard=2/4` runs the second quarter of them. */
import { DEEP, runGate, runScripts, runSpecs } from './steps.js';

await runGate(async () => {
  await runScripts('build', 'browser');
  await runSpecs(DEEP, process.argv.slice(2));
});
