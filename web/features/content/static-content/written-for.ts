import type { Language } from '@omsorg/texts/language.ts'

/**
 * What stands for content on the list, and is opened from there: what is written in the language of whoever reads, else as readers
 * fall back, in English, then in Swedish.
 */
export function writtenFor<Written extends { readonly language: Language }>(
  row: readonly Written[],
  read: Language,
): Written | undefined {
  const order: readonly Language[] = [read, 'en', 'sv', 'fi', 'dk']
  return order.flatMap((each) => row.filter(({ language }) => language === each))[0]
}
