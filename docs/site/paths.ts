/** The places of the site's files. */
import { fileURLToPath } from 'node:url';

/** The package, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
