import type { MissingRight } from '@omsorg/contract/platform-refusals.ts'
import type { Texts } from '@omsorg/texts/shape.ts'

/** Rights by name: of permissions, as a call names them, and of roles, which only pages ask for. */
export type Lacking = Pick<MissingRight, 'missing' | 'oneIsEnough'> & { readonly permissions: readonly string[] }

/** What a person lacks for what was asked, in whole sentences; null where there are no words for it. */
export function missingText(lacking: Lacking, t: Pick<Texts, 'pages'>): string | null {
  const words = t.pages.accessDenied
  if (lacking.missing === 'application') return words.otherPart
  if (lacking.missing === 'place') return words.noPlace
  if (lacking.missing === 'own-account') return words.ownAccount
  if (lacking.missing === 'feature') return words.featureOff
  const sentences = rightSentences(lacking, t)
  if (sentences.length === 0) return null
  return [...sentences, ...(lacking.oneIsEnough && sentences.length > 1 ? [words.oneIsEnough] : [])].join(' ')
}

/** One sentence for each right that is missing. */
export function rightSentences({ permissions }: Lacking, { pages }: Pick<Texts, 'pages'>): string[] {
  const words: Readonly<Record<string, string>> = pages.accessDenied.rights
  return permissions.flatMap((each) => words[each] ?? [])
}
