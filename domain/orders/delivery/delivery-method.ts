import { agree, refuse, type Outcome } from '../../outcome.ts'

/** The languages in which a delivery method has words (O-3-92); Danish reads the English ones (O-C13). */
export const methodLanguages = ['en', 'sv', 'fi'] as const

export type MethodLanguage = (typeof methodLanguages)[number]

export interface MethodTextGiven {
  readonly code?: string | undefined
  readonly language: string
  readonly name: string
  readonly description: string
}

export interface MethodText {
  readonly language: MethodLanguage
  readonly name: string
  readonly description: string
}

export type MethodTextRefusal = 'language-not-supported' | 'codes-differ' | 'language-twice' | 'name-missing'

/** The texts of a method as they are kept: those that have a name, each language once, all of this one method (O-8-60 to 63). */
export function checkMethodTexts(
  code: string,
  given: readonly MethodTextGiven[],
): Outcome<MethodText[], MethodTextRefusal> {
  const kept: MethodText[] = []
  for (const [at, text] of given.entries()) {
    const language = methodLanguages.find((each) => each === text.language)
    if (!language) return refuse('language-not-supported', { at: `texts[${at}].language` })
    if (text.code !== undefined && text.code !== code) return refuse('codes-differ', { at: `texts[${at}].code` })
    if (given.findIndex((each) => each.language === language) !== at)
      return refuse('language-twice', { at: `texts[${at}].language` })
    if (text.name.trim() !== '') kept.push({ language, name: text.name, description: text.description })
  }
  return kept.length > 0 ? agree(kept) : refuse('name-missing', { at: 'texts' })
}
