import type { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { Texts } from '@omsorg/texts/shape.ts'

type Answer = AnswerOf<typeof searchCareRecipients>

/** What is to be done where something is due, else the plain name. */
export function titleFor(counts: Pick<Answer['counts'], 'timeToOrder'>, t: Texts): string {
  const { list } = t.careRecipients
  return counts.timeToOrder > 0 ? list.needYou({ count: counts.timeToOrder }) : list.title
}

/** How many to order for and to renew. */
export function dueText({ toOrder, toRenew }: Pick<Answer['counts'], 'toOrder' | 'toRenew'>, t: Texts): string | null {
  return toOrder + toRenew > 0 ? t.careRecipients.list.whatIsDue({ toOrder, toRenew }) : null
}

/** When what is ordered now arrives; `oneItem` where the sentence is about one product. */
export function deliveryText(
  delivery: Answer['nextDelivery'],
  { t, format, oneItem = false }: { readonly t: Texts; readonly format: Formats; readonly oneItem?: boolean },
): string | null {
  if (!delivery) return null
  const { list, warning } = t.careRecipients
  const day = { weekday: format.weekday(delivery.deliveredOn), date: format.date(delivery.deliveredOn) }
  if (delivery.orderBefore === null) return warning.deliveredOn(day)
  const before = { time: format.time(delivery.orderBefore), ...day }
  return oneItem ? warning.orderBefore(before) : list.orderBefore(before)
}
