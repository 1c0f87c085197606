/**
 * The locales in which anything is written or sorted. Four belong to the languages of the interface (A-3-47), nb-NO to the
 * Norwegian market, which has no interface language of its own. The wire code 'dk' is no locale: Intl answers it with English.
 * A list, because the compiler names what is in a list when it is given another word.
 */
export const locales = ['en-US', 'sv-SE', 'fi-FI', 'da-DK', 'nb-NO'] as const
export type Locale = (typeof locales)[number]

/** Makes one Intl object per locale and keeps it: they cost more to make than to use. */
export function oncePerLocale<Made>(make: (locale: Locale) => Made): (locale: Locale) => Made {
  const made = new Map<Locale, Made>()
  return (locale) => {
    const kept = made.get(locale)
    if (kept !== undefined) return kept
    const fresh = make(locale)
    made.set(locale, fresh)
    return fresh
  }
}
