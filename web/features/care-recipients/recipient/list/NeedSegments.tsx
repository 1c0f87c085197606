import { type SuggestionWord, suggestionWords, usualSoonDays } from '@omsorg/domain/orders/supply/suggestion.ts'
import { useFormat } from '../../../../platform/format.ts'
import { useTexts } from '../../../../platform/texts.tsx'
import { Segments } from '../../../../ui/fields/Segments.tsx'
import type { Counts } from './list-view.ts'
import { toneOf, wordText } from '../../suggestion-text.ts'

interface NeedSegmentsProps {
  /** Null until they are known. */
  readonly counts: Counts | null
  readonly shown: readonly SuggestionWord[]
  readonly onToggle: (word: SuggestionWord) => void
}

/** How many need what; each count also shows or hides its people. */
export function NeedSegments({ counts, shown, onToggle }: NeedSegmentsProps) {
  const t = useTexts()
  const format = useFormat()
  const help = t.careRecipients.nextOrderHelp
  const of: Record<SuggestionWord, { readonly count: number | undefined; readonly note: string }> = {
    'time-to-order': { count: counts?.timeToOrder, note: help.timeToOrder },
    soon: { count: counts?.soon, note: help.soon({ count: usualSoonDays }) },
    'consumption-missing': { count: counts?.consumptionMissing, note: help.consumptionMissing },
    'recently-ordered': { count: counts?.recentlyOrdered, note: help.recentlyOrdered },
  }
  return (
    <Segments
      label={t.careRecipients.list.byNeed}
      shownWord={t.common.states.shown}
      onToggle={onToggle}
      segments={suggestionWords.map((word) => {
        const { count, note } = of[word]
        return {
          key: word,
          count: count === undefined ? '\u2013' : format.number(count),
          word: wordText(t, word),
          note,
          tone: toneOf(word),
          on: shown.includes(word),
        }
      })}
    />
  )
}
