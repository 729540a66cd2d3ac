/** The languages that have a catalogue of texts. */

export const LANGUAGES = ['en', 'fr'] as const;

/** A value of the HTML attribute `lang`. */
export type LanguageName = (typeof LANGUAGES)[number];

/**
 * The first preferred language that has a catalogue, or English.
 * @param wanted tags such as `fr-BE` or `fr_BE.UTF-8`, most preferred first
 */
export function languageOf(wanted: readonly string[]): LanguageName {
  for (const tag of wanted) {
    const [primary = ''] = tag.toLowerCase().split(/[-_.@]/);
    const known = LANGUAGES.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return 'en';
}
