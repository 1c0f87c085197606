import type { Locale } from '@omsorg/domain/format/locale.ts'

/** The four languages of the interface by their wire codes (A-1-02). Danish is 'dk' on the wire and 'da' everywhere else. */
export const languages = ['en', 'sv', 'fi', 'dk'] as const

export type Language = (typeof languages)[number]

const cultures: Record<Language, Locale> = { en: 'en-US', sv: 'sv-SE', fi: 'fi-FI', dk: 'da-DK' }

/** What Intl and the Accept-Language header are given: never the wire code, for 'dk' silently means English to Intl. */
export function cultureOf(language: Language): Locale {
  return cultures[language]
}

/** The value of the page's lang attribute. */
export function htmlLanguageOf(language: Language): 'en' | 'sv' | 'fi' | 'da' {
  return language === 'dk' ? 'da' : language
}

/**
 * 'sv-SE' gives sv, 'da-DK' gives dk, anything unsupported or missing gives en (A-5-05, A-5-06, A-4.9-02). Of a list, as
 * browsers send it, the one that is wished for most and that we speak.
 */
export function readLanguage(text: string | null | undefined): Language {
  const wishes = (text ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase())
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1)
    return { language: spokenAs(tag), weight }
  })
  const [best] = wishes.filter(({ language, weight }) => language && weight > 0).toSorted((a, b) => b.weight - a.weight)
  return best?.language ?? 'en'
}

function spokenAs(tag: string): Language | undefined {
  const code = tag.split('-')[0]
  return languages.find((language) => language === (code === 'da' ? 'dk' : code))
}
