/** The package for submissions. It is one file, because each start loads it again. */

export type PackageExports = typeof import('../../../index.js');

/** Relative to the built module. */
export const KIT = new URL('../../../klondike.min.js', import.meta.url).href;

export const loadKit = async (): Promise<PackageExports> => (await import(KIT)) as PackageExports;
