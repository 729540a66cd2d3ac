import { valueText } from '../../core/given.js';

/** What a handler has thrown, in words: whatever it is. */
export function thrownText(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : valueText(error);
  } catch {
    return 'something that has no text';
  }
}
