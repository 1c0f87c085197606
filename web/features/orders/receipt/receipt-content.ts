import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { flavorText } from '../../products/index.ts'
import { endWord, isEnded, kindsOf, sourceText, typeText } from '../order/order-words.ts'
import { payerRows, sumRows } from '../order/sum-rows.ts'
import { receiverRows } from './receiver-rows.ts'
import { authorName } from '../../../platform/author-name.ts'

/** What a receipt says, in words, wherever it is written. */
export interface ReceiptContent {
  readonly title: string
  readonly header: readonly string[]
  readonly facts: readonly Row[]
  readonly columns: { readonly product: string; readonly packages: string; readonly sum: string | null }
  readonly parts: readonly ReceiptPart[]
  readonly sums: readonly Row[]
  readonly total: Row | null
  readonly footer: string
  readonly page: (at: { readonly number: number; readonly of: number }) => string
}

export interface Row {
  readonly label: string
  readonly value: string
}

export interface ReceiptPart {
  /** Null where the order is one part. */
  readonly title: string | null
  readonly lines: readonly {
    readonly name: string
    readonly note: string
    readonly packages: string
    readonly sum: string
  }[]
}

interface Reader {
  readonly t: AllTexts
  readonly f: Formats
  /** Who takes the receipt, and when. */
  readonly by: string
  readonly now: string
}

/** A protected person is named by nothing but the words for it: not here, not among the residents, not in the label. */
export function receiptContent(order: OrderView, { t, f, by, now }: Reader): ReceiptContent {
  const { customerOrderId, careRecipient: person, placedOn, placedBy, orders, totals } = order
  const words = t.orderPage
  const showPrices = order.lines.some(({ pricePerPackage }) => pricePerPackage !== null)
  const numbers = [...new Set(orders.flatMap(({ erpOrderId }) => erpOrderId ?? []))]
  const name = person && nameOf(person.protected, [person.firstName, person.lastName], t)
  const facts: Row[] = [
    { label: t.orderReceipt.person, value: name ?? '' },
    { label: words.facts.place, value: order.organizationUnitName },
    {
      label: t.orderReceipt.placed,
      value: placedOn ? [f.dateTime(placedOn), authorName(placedBy, t)].filter(Boolean).join(', ') : '',
    },
    { label: words.facts.type, value: [typeText(order, t), ...kindsOf(order, t)].join(', ') },
    { label: words.facts.source, value: sourceText(order, t) },
    { label: words.facts.supplierNumber, value: numbers.join(', ') },
    ...receiverRows(order.receiver, order.isExpress, t, f),
  ]
  return {
    title: words.number({ number: String(customerOrderId) }),
    header: [order.clientName, order.organizationUnitName],
    facts: facts.filter(({ value }) => value !== ''),
    columns: {
      product: t.orders.quantity.columns.product,
      packages: words.amount,
      sum: showPrices ? t.orders.quantity.columns.sum : null,
    },
    parts: orders.map((part, at) => ({
      title: orders.length > 1 ? partTitle(order, part, at, { t, f }) : null,
      lines: part.lines.map((line) => ({
        name: line.product.name,
        note: [
          line.itemNumber,
          t.common.units.pieces({ count: line.quantity * line.itemsPerPackage }),
          ...line.flavors
            .filter(({ packages }) => packages > 0)
            .map(
              (flavor) => `${flavorText(t, flavor.name)} ${t.common.units.packagesShort({ count: flavor.packages })}`,
            ),
        ].join(', '),
        packages: t.common.units.packagesShort({ count: line.quantity }),
        sum: line.net === null ? '' : f.money(line.net),
      })),
    })),
    sums: showPrices
      ? [...sumRows(totals, t, f), ...payerRows(totals, order.clientName, t, f)]
          .filter(({ amount }) => amount !== '')
          .map(({ label, amount }) => ({ label: String(label), value: String(amount) }))
      : [],
    total: showPrices ? { label: t.orders.sum.total, value: f.money(totals.total) } : null,
    footer: t.orderReceipt.printed({ date: f.dateTime(now), name: by }),
    page: t.common.table.page,
  }
}

type Part = OrderView['orders'][number]

function partTitle(order: OrderView, part: Part, at: number, { t, f }: Pick<Reader, 't' | 'f'>): string {
  const whom = order.careRecipient ? null : nameOf(part.protected, [part.careRecipientName], t)
  const status =
    part.erpOrderStatus === null ? null : isEnded(part) ? endWord(part, t) : t.statuses.erp[part.erpOrderStatus]
  const day = part.deliveryDate && f.date(part.deliveryDate)
  const title = t.orders.details.part({ number: at + 1, of: order.orders.length })
  return [title, whom, status, day].filter(Boolean).join(', ')
}

function nameOf(isProtected: boolean, names: readonly (string | null)[], t: AllTexts): string {
  return isProtected ? t.careRecipients.protected.title : names.filter(Boolean).join(' ')
}
