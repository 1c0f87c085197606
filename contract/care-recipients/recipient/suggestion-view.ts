import { z } from 'zod'
import * as shown from '../../shown.ts'

/** From the most urgent to the least (rules 3.5). */
export const suggestionWords = ['time-to-order', 'soon', 'consumption-missing', 'recently-ordered'] as const

export const suggestionWord = z.enum(suggestionWords)

export type SuggestionWord = z.output<typeof suggestionWord>

/** What the next order of an item should be, and when its supply ends. */
export const suggestionView = z
  .object({
    word: suggestionWord,
    /** The day on which the supply ends; null without an order or without consumption. */
    runsOutOn: shown.isoDate.nullable(),
    /** Days until then; below 0 it ended that many days ago. */
    daysLeft: z.int().nullable(),
    action: z.enum(['order', 'renew', 'none']),
    /** Why it cannot be ordered now. */
    reason: shown.unavailabilityCode,
  })
  .meta({ id: 'SuggestionView' })

export type SuggestionView = z.output<typeof suggestionView>
