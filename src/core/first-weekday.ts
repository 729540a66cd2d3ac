/** The day on which weeks begin where a player lives, in calendars and statistics. */

/**
 * For browsers that don't know it: the regions whose weeks don't begin on Monday, from the `firstDay` elements of `supplementalData.xml` in CLDR 48.
 */
const REGIONS: readonly (readonly [weekday: number, regions: string])[] = [
  [
    0,
    `AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT
    PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW`,
  ],
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
];

const MONDAY = 1;

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  readonly firstDay: number;
}

/** The standard has a method; browsers used to have a property. */
interface LocaleOfWeeks extends Pick<Intl.Locale, 'maximize'> {
  getWeekInfo?(): WeekInfo;
  readonly weekInfo?: WeekInfo;
}

/** 0 is Sunday. Monday if the region is unknown. @param locale such as `en-GB` */
export function firstWeekday(locale: string): number {
  const parsed = localeOf(locale);
  if (parsed === undefined) return MONDAY;
  const { firstDay } = parsed.getWeekInfo?.() ?? parsed.weekInfo ?? {};
  if (firstDay !== undefined) return firstDay % 7;
  const { region = '' } = parsed.maximize();
  return REGIONS.find(([, regions]) => regions.split(/\s+/).includes(region))?.[0] ?? MONDAY;
}

/** Undefined if the text isn't a locale, such as `C` or an empty text. */
function localeOf(text: string): LocaleOfWeeks | undefined {
  try {
    return new Intl.Locale(text);
  } catch {
    return undefined;
  }
}
