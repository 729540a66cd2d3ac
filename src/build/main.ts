/** `npm run build` runs this after the compiler, which has written the declarations. */
import { buildModules } from './modules.js';
import { buildTypes } from './types.js';

await Promise.all([buildModules(), buildTypes()]);
await import('../page/build/main.js');
