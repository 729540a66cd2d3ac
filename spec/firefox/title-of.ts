import { basename } from 'node:path';

/** The short name of a spec file: `spec/browser/axe.deep.spec.ts` is `axe`. */
export const titleOf = (path: string): string => basename(path).replace(/(\.deep)?\.spec\.ts$/, '');
