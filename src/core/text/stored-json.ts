/** Reads JSON from a storage. Another program may have written the text. */

/** The values of a list; undefined if the text isn't one. */
export function storedList(text: string): readonly unknown[] | undefined {
  const value = parsed(text);
  return Array.isArray(value) ? value : undefined;
}

/** The fields of an object; none if the text isn't JSON. */
export const storedFields = (text: string): Readonly<Record<string, unknown>> =>
  Object(parsed(text)) as Readonly<Record<string, unknown>>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
