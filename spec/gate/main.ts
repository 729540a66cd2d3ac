/** `npm test`: what every change must pass. */
import { FAST, check, run, specs } from './steps.js';

await run(async () => {
  await check('build', 'lint', 'types', 'format:changed', 'browser');
  await specs(FAST);
});
