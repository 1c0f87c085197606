import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import type { OrderRow } from '@omsorg/contract/orders/order/order-row.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { kindsOf, sourceText, type Typed, typeText } from '@omsorg/texts/papers/order-words.ts'
import { authorName } from '../../../platform/author-name.ts'

/** What an order is and who ordered it, in a row of a history; of a person's, whose orders several places make, where too. */
export function rowText(row: Typed & Pick<OrderRow, 'organizationUnitName'>, ofPlace: boolean, t: AllTexts): string {
  const place = ofPlace ? '' : row.organizationUnitName
  return [typeText(row, t), sourceText(row, t), place].filter(Boolean).join(', ')
}

/** What kind of order it is, in one line of a list: staff ordered it where nothing else is said. */
export function kindLine(order: Typed, t: AllTexts): string {
  return [typeText(order, t), ...kindsOf(order, t), ...(order.source === 'CRP' ? [sourceText(order, t)] : [])].join(
    ', ',
  )
}

/** What an order is, first of all: the page has a title, a sentence and a filled button for each. */
export type OrderMood = 'draft' | 'receipt' | 'undone' | 'under-way'

export function moodOf(order: Pick<OrderView, 'state' | 'isReceipt' | 'undone'>): OrderMood {
  if (order.state === orderState.saved) return 'draft'
  if (order.undone) return 'undone'
  return order.isReceipt ? 'receipt' : 'under-way'
}

/** The title of the page; a protected person is named by nothing but the badge beside it. */
export function titleOf(order: OrderView, name: string | null, t: AllTexts): string {
  const words = t.orderPage
  const number = String(order.customerOrderId)
  const of: Record<OrderMood, string> = {
    draft: name ? words.draftTitle({ name }) : words.draftTitlePlain,
    receipt: name ? words.receiptTitle({ name }) : words.receiptTitlePlain,
    undone: name ? words.undoneTitle({ name }) : words.undoneTitlePlain,
    'under-way': name ? words.title({ number, name }) : words.number({ number }),
  }
  return of[moodOf(order)]
}

/** Who ordered it, or began it, and when; and for an order that was undone, that nothing was sent. */
export function leadOf(order: OrderView, isCRP: boolean, t: AllTexts, f: Formats): string {
  const words = t.orderPage
  const mood = moodOf(order)
  const when = (moment: string) => ({
    weekday: f.weekday(f.dateOf(moment)),
    date: f.dateOf(moment),
    time: f.time(moment),
  })
  if (order.undone) return words.undone(when(order.undone.at))
  if (mood === 'draft' || order.placedOn === null) return words.begun(when(order.createdOn))
  const placed = { ...when(order.placedOn), name: authorName(order.placedBy, t) }
  if (isCRP) return words.orderedInPortal(placed)
  return mood === 'receipt' ? words.sent(placed) : words.ordered(placed)
}

/** Whom a part or a line is for: the name, or that it is protected; blank for the care place itself. */
export function personText(
  { careRecipientName, protected: isProtected }: Pick<OrderView['orders'][number], 'careRecipientName' | 'protected'>,
  t: AllTexts,
): string {
  return isProtected ? t.careRecipients.protected.title : (careRecipientName ?? '')
}
