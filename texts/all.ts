import danish from './dk/index.ts'
import english from './en/index.ts'
import finnish from './fi/index.ts'
import type { Language } from './language.ts'
import type { Texts } from './shape.ts'
import swedish from './sv/index.ts'

const dictionaries: Record<Language, Texts> = { en: english, sv: swedish, fi: finnish, dk: danish }

/** All languages at once, for mails, prints and Excel on the server. The browser loads one by load.ts. */
export function textsOf(language: Language): Texts {
  return dictionaries[language]
}
