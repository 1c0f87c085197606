import { readDay } from '@omsorg/domain/format/parse-day.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { NewsState } from '@omsorg/domain/news/item/news-words.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Draft } from './draft.ts'

/** What a toast says of what was saved. */
export function savedWord(
  { news, newsEditor }: AllTexts,
  format: Formats,
  draft: Draft,
  { state, was }: { readonly state: NewsState; readonly was: NewsState | null },
): string {
  if (state === 'draft') return was === 'published' ? news.unpublished : newsEditor.saved
  if (was === 'published') return newsEditor.changeSaved
  const from = readDay(draft.from)
  return from !== null && from > Temporal.Now.plainDateISO().toString()
    ? newsEditor.scheduled({ date: format.date(from) })
    : newsEditor.published
}
