import type { SuggestionView, SuggestionWord } from '@omsorg/contract/care-recipients/recipient/suggestion-view.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { Texts } from '@omsorg/texts/shape.ts'
import type { RingProps } from '../../ui/supply/Ring.tsx'

type SuggestionTone = RingProps['tone']

const tones: Readonly<Record<SuggestionWord, SuggestionTone>> = {
  'time-to-order': 'now',
  soon: 'soon',
  'consumption-missing': 'miss',
  'recently-ordered': 'fresh',
}

export function toneOf(word: SuggestionWord): SuggestionTone {
  return tones[word]
}

export function wordText(t: Texts, word: SuggestionWord): string {
  const { timeToOrder, soon, consumptionMissing, recentlyOrdered } = t.careRecipients.nextOrder
  return {
    'time-to-order': timeToOrder,
    soon,
    'consumption-missing': consumptionMissing,
    'recently-ordered': recentlyOrdered,
  }[word]
}

/** Days in the ring: none is left of what has run out or was never ordered; null where no consumption is known. */
export function ringDays({ word, daysLeft }: Pick<SuggestionView, 'word' | 'daysLeft'>): number | null {
  return word === 'consumption-missing' ? null : Math.max(0, daysLeft ?? 0)
}

/** 'Out since 2026-11-18', 'Lasts until 2026-11-23'. */
export function supplyText(t: Texts, format: Formats, { word, runsOutOn, daysLeft }: SuggestionView): string {
  const { supply } = t.careRecipients
  if (word === 'consumption-missing') return supply.consumptionMissing
  if (runsOutOn === null || daysLeft === null) return supply.neverOrdered
  if (daysLeft === 0) return supply.outToday
  const date = format.date(runsOutOn)
  return daysLeft < 0 ? supply.outSince({ date }) : supply.lastsUntil({ date })
}

/** '3 days left', 'Out for 2 days'. */
export function daysText(t: Texts, { word, daysLeft }: Pick<SuggestionView, 'word' | 'daysLeft'>): string {
  const { supply } = t.careRecipients
  if (word === 'consumption-missing') return supply.consumptionMissing
  if (daysLeft === null) return supply.neverOrdered
  if (daysLeft === 0) return supply.outToday
  return daysLeft < 0 ? supply.outSinceDays({ count: -daysLeft }) : supply.daysLeft({ count: daysLeft })
}
