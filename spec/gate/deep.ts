/**
 * `npm run test:deep`: all that takes longer than the gate may. `--shard=2/4` runs the second quarter of the specs;
 * the first one also has the checks of the sources.
 */
import { DEEP, check, run, specs, together } from './steps.js';

const args = process.argv.slice(2);
const isFirst = args.every((arg) => !/^--shard=(?!1\/)/.test(arg));

await run(async () => {
  await check('build', 'browser');
  await together(specs(DEEP, args), ...(isFirst ? [check('format', 'lint:typed')] : []));
});
