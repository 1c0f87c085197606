import { useFormat } from '../../../../platform/format.ts'
import { useTexts } from '../../../../platform/texts.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import type { Recipient } from '../../person-text.ts'
import { deliveryText } from '../../title-for.ts'
import { WithDates } from '../../../../ui/text/WithDates.tsx'

const tones = { 'time-to-order': 'now', soon: 'soon', 'consumption-missing': 'info' } as const

/** The item that runs out first: since when, and until when to order so that it comes on a named day. */
export function UrgentNotice({ person }: { readonly person: Recipient }) {
  const t = useTexts()
  const format = useFormat()
  const { urgent, nextDelivery } = person
  if (!urgent || urgent.suggestion.word === 'recently-ordered') return null
  const { word, runsOutOn, daysLeft, action } = urgent.suggestion
  const { warning, timeline, supply } = t.careRecipients
  const product = urgent.name
  const delivery = action === 'order' && deliveryText(nextDelivery, { t, format, oneItem: true })
  return (
    <Notice band tone={tones[word]} title={<WithDates>{titleOf()}</WithDates>}>
      {delivery && <WithDates>{delivery}</WithDates>}
    </Notice>
  )

  function titleOf(): string {
    if (word === 'consumption-missing') return timeline.summaryUnknown({ product })
    if (runsOutOn === null || daysLeft === null) return `${product}: ${supply.neverOrdered}.`
    if (daysLeft <= 0) return warning.out({ count: -daysLeft, product })
    return timeline.summary({ product, date: format.date(runsOutOn) })
  }
}
