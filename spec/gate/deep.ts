/**
 * `npm run test:deep`: all that takes longer than the gate may. `--shard=2/4` runs the second quarter of the specs;
 * the first one also has the checks of the sources.
 */
import { DEEP, check, run, specs } from './steps.js';

const args = process.argv.slice(2);
const shard = args.find((arg) => arg.startsWith('--shard='));

await run(async () => {
  const ofSources = shard === undefined || shard.startsWith('--shard=1/') ? ['lint:typed', 'format'] : [];
  await check(...ofSources, 'build', 'browser');
  await specs(DEEP, ...args);
});
