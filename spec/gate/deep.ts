/**
 * `npm run test:deep`: everything that is too slow for the gate. `--shard=2/4` runs the second quarter of the specs;
 * the first quarter also checks the sources.
 */
import { DEEP, runGate, runScripts, runSpecs, waitForAll } from './steps.js';

const args = process.argv.slice(2);
const isFirst = args.every((arg) => !/^--shard=(?!1\/)/.test(arg));

await runGate(async () => {
  await runScripts('build', 'browser');
  await waitForAll(runSpecs(DEEP, args), ...(isFirst ? [runScripts('lint:typed')] : []));
});
