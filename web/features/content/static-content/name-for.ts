import type { Language } from '@omsorg/texts/language.ts'

interface Named {
  readonly language: Language
  readonly name: string
}

/** The name of content for whoever reads the list: in the own language, else as readers fall back, in English, then in Swedish. */
export function nameFor(row: readonly Named[], read: Language): string {
  const order: readonly Language[] = [read, 'en', 'sv', 'fi', 'dk']
  return order.flatMap((each) => row.filter(({ language }) => language === each))[0]?.name ?? ''
}
