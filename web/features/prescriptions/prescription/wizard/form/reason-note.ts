import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readSuggestion } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Item } from './basis.ts'
import { longestNote } from './validation.ts'

type Suggestion = Pick<AnswerOf<typeof readSuggestion>, 'careRecipientId' | 'validFrom' | 'parts'>

/**
 * Why what is chosen was chosen, for the note of the prescription: the need that each covers, the greatest of the day, and what
 * speaks for it. Blank where nothing of it was suggested; what does not fit into a note is left out whole.
 */
export function reasonNote(
  suggestion: Suggestion | undefined,
  careRecipientId: number,
  items: readonly Pick<Item, 'itemNumber'>[],
  t: AllTexts,
  { number }: Pick<Formats, 'number'>,
): string {
  if (suggestion?.careRecipientId !== careRecipientId) return ''
  const words = t.investigations.guided
  const parts = suggestion.parts.toSorted((one, other) => other.need - one.need)
  const reasons = items.flatMap(({ itemNumber }) => {
    for (const { part, need, candidates } of parts) {
      const found = candidates.find(({ product }) => product.itemNumber === itemNumber)
      if (!found) continue
      const what = words.need({ part: t.investigations.leakage.parts[part], volume: number(need) })
      const why = [words.inUse({ holds: number(found.holds) }), ...found.pluses.map((plus) => words.pluses[plus])]
      return [`${found.product.name}: ${what}. ${why.join('. ')}.`]
    }
    return []
  })
  if (reasons.length === 0) return ''
  return reasons.reduce(
    (note, reason) => {
      const longer = `${note}\n${reason}`
      return longer.length > longestNote ? note : longer
    },
    words.byInvestigation({ date: suggestion.validFrom }),
  )
}
