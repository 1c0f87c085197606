/** The languages that news is written in. */
export const newsLanguages = ['sv', 'en', 'fi', 'dk'] as const

export type NewsLanguage = (typeof newsLanguages)[number]

/** News in one language. What is not ready is shown to nobody. */
export interface NewsText {
  readonly language: NewsLanguage
  readonly header: string
  readonly text: string
  readonly ready: boolean
}

/** The own language first, then English, then Swedish, and else whichever there is: a reader is never shown nothing. */
export function textFor<Text extends NewsText>(texts: readonly Text[], language: NewsLanguage): Text | null {
  const ready = texts.filter((each) => each.ready && each.header.trim() !== '')
  for (const wanted of [language, 'en', 'sv', 'fi', 'dk'] as const) {
    const found = ready.find((each) => each.language === wanted)
    if (found) return found
  }
  return null
}
