/** The same text with a capital letter first. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Clauses as a sentence, with a capital letter and a period; a text that is one stays so. */
export const sentence = (text: string): string => capitalized(/[.!?]$/.test(text) ? text : `${text}.`);
