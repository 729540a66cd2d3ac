/** How reports name the scripts that a rubric brings, in place of a check. */

const OF_SCRIPTS = 'script:';

/** The id of a script. */
export const scriptId = ({ title }: { readonly title: string }): string => `${OF_SCRIPTS}${title}`;

/** Is this the id of a script, and not of a check? No check has a colon in its id. */
export const isScriptId = (id: string): boolean => id.startsWith(OF_SCRIPTS);

/** The title of the script with this id; undefined for a check. */
export const titleOfScript = (id: string): string | undefined =>
  isScriptId(id) ? `the script ${id.slice(OF_SCRIPTS.length)} runs as written` : undefined;
