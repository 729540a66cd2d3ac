/** Why a file cannot be read, in words. */

/**
 * The words for the system's code of an error, such as `ENOENT`; undefined for a code that has none.
 * @param what what the file should be
 */
export const unreadBy = (code: string, what: string): string | undefined => UNREAD[code]?.(what);

const UNREAD: Readonly<Record<string, (what: string) => string>> = {
  ENOENT: () => 'there is no such file',
  ENOTDIR: () => 'there is no such file',
  EISDIR: (what) => `this is a folder, not ${what}`,
  EACCES: () => 'this file may not be read',
};
