/**
 * `npm run test:deep`: all that takes longer than the gate may. `--shard=2/4` runs the second quarter of the specs;
 * the first one also has the checks of the sources.
 */
import { availableParallelism } from 'node:os';
import { DEEP, check, run, specs, together } from './steps.js';

/** More than there are processors: pages wait for much of their time. */
const WORKERS = Math.ceil(availableParallelism() * 1.5);

const args = process.argv.slice(2);
const isFirst = args.every((arg) => !/^--shard=(?!1\/)/.test(arg));

await run(async () => {
  await check('build', 'browser', ...(isFirst ? ['format'] : []));
  await together(
    specs(DEEP, [`--maxWorkers=${WORKERS}`, ...args], WORKERS),
    ...(isFirst ? [check('lint:typed')] : []),
  );
});
