import type { Locale } from './locale.ts'

/** As the locales write them, Monday first. They stand here, for the first day that a browser writes by a locale costs it 24 to 70 ms. */
export const weekdays: Record<Locale, string> = {
  'en-US': 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  'sv-SE': 'måndag tisdag onsdag torsdag fredag lördag söndag',
  'fi-FI': 'maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai',
  'da-DK': 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
  'nb-NO': 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
}

/** Without the full stop that some languages write after them. */
export const shortMonths: Record<Locale, string> = {
  'en-US': 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  'sv-SE': 'jan feb mars apr maj juni juli aug sep okt nov dec',
  'fi-FI': 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu',
  'da-DK': 'jan feb mar apr maj jun jul aug sep okt nov dec',
  'nb-NO': 'jan feb mar apr mai jun jul aug sep okt nov des',
}

/** As a date says them: *24. marraskuuta*. */
export const months: Record<Locale, string> = {
  'en-US': 'January February March April May June July August September October November December',
  'sv-SE': 'januari februari mars april maj juni juli augusti september oktober november december',
  'fi-FI':
    'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  'da-DK': 'januar februar marts april maj juni juli august september oktober november december',
  'nb-NO': 'januar februar mars april mai juni juli august september oktober november desember',
}
