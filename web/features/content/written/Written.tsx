import { readPageText } from '@omsorg/contract/content/static-content/read-page-text.ts'
import type { PageIdentifier } from '@omsorg/domain/content/static-content/content-words.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { WrittenText } from '../../../platform/maintenance/WrittenText.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

/**
 * What an administrator has written for a page, in the language of the reader: null where nobody has, and undefined until that
 * is known. A page whose question fails says its own words.
 */
export function useWritten(identifier: PageIdentifier): string | null | undefined {
  const { language } = useLanguage()
  const answer = useAnswer(readPageText, { params: { identifier, lang: language } }, { silent: true, keepFormer: true })
  return answer.isError ? null : answer.data?.message
}

export function Written({ html }: { readonly html: string | null | undefined }) {
  if (!html) return null
  return (
    <Card padded>
      <WrittenText html={html} />
    </Card>
  )
}
