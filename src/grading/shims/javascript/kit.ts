/** The package for submissions. The package is one file, because each start loads it again. */

export type PackageExports = typeof import('../../../index.js');

/** Relative to the built module. */
export const KIT = new URL('../../../klondike.min.js', import.meta.url).href;

/** Submissions may also use the card names of the course's own library, such as `SPADE_A`. */
export async function loadKit(): Promise<PackageExports> {
  const kit = (await import(KIT)) as PackageExports;
  return { ...kit, ...kit.KlondikeView };
}
