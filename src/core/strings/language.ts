/** The languages that have a catalogue of texts. */

export const LANGUAGES = ['en', 'fr'] as const;

/** A value of the HTML attribute `lang`. */
export type LanguageName = (typeof LANGUAGES)[number];

/** A text in each language. */
export type EachLanguage = Readonly<Record<LanguageName, string>>;

/** Each text of a section, in each language. */
export const inEachLanguage = <Name extends string>(
  english: Readonly<Record<Name, string>>,
  french: Readonly<Record<Name, string>>,
): Readonly<Record<Name, EachLanguage>> =>
  Object.fromEntries(
    (Object.keys(english) as Name[]).map((name) => [name, { en: english[name], fr: french[name] }]),
  ) as Record<Name, EachLanguage>;

/**
 * The first wanted language that has a catalogue; English if none has.
 * @param wanted tags such as `fr-BE` or `fr_BE.UTF-8`, the most wanted first
 */
export function languageOf(wanted: readonly string[]): LanguageName {
  for (const tag of wanted) {
    const [primary = ''] = tag.toLowerCase().split(/[-_.@]/);
    const known = LANGUAGES.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return 'en';
}
