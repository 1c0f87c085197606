import type { MissingRight } from '@omsorg/contract/platform-refusals.ts'
import type { Texts } from '@omsorg/texts/shape.ts'

/** What a person lacks for what was asked, in whole sentences; null where there are no words for it. */
export function missingText({ missing, permissions, oneIsEnough }: MissingRight, { pages }: Texts): string | null {
  const words = pages.accessDenied
  if (missing === 'application') return words.otherPart
  if (missing === 'place') return words.noPlace
  const rights: Readonly<Record<string, string>> = words.rights
  const sentences = permissions.flatMap((each) => rights[each] ?? [])
  if (sentences.length === 0) return null
  return [...(oneIsEnough ? [words.oneIsEnough] : []), ...sentences].join(' ')
}
