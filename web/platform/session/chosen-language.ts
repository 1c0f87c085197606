import { type Language, readLanguage } from '@omsorg/texts/language.ts'

/** Local storage first, then the cookie, then the browser's wish, else English (A-C11). */
export function chosenLanguage(stored: string | null, cookies: string, wished: readonly string[]): Language {
  return readLanguage(stored ?? cookieIn(cookies) ?? wished[0])
}

export function cookieIn(cookies: string): string | undefined {
  return /(?:^|;\s*)guide-lang=([^;]*)/.exec(cookies)?.[1]
}
