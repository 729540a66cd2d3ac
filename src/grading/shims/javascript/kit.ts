/** The package as a submission gets it: one file, for each start loads it anew. */

export type PackageExports = typeof import('../../../index.js');

/** Seen from where this module is built. */
export const KIT = new URL('../../../klondike.min.js', import.meta.url).href;

export const loadKit = async (): Promise<PackageExports> => (await import(KIT)) as PackageExports;
