import { type Language, htmlLanguageOf } from '@omsorg/texts/language.ts'

/** The name of a language in itself, as its speakers look for it: English, Svenska, Suomi, Dansk. */
export function languageName(language: Language): string {
  const code = htmlLanguageOf(language)
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
