import { cultureOf } from '@omsorg/texts/language.ts'
import { useLanguage } from '../../../platform/texts.tsx'

/** Words one after another as a sentence names them: one, two and three. */
export function useListed(): (words: readonly string[]) => string {
  const { language } = useLanguage()
  return (words) => new Intl.ListFormat(cultureOf(language), { type: 'conjunction' }).format(words)
}
