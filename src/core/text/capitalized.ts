/** The same text with a capital letter first. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The same text with a small letter first, for the middle of a sentence. */
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Clauses as a sentence, with a capital letter and a period; a text that is one stays so. */
export const sentence = (text: string): string => capitalized(/[.!?]$/.test(text) ? text : `${text}.`);
