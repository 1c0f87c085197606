import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { authorName } from '../author-name.ts'
import type { AllTexts } from '../shape.ts'
import { flavorText } from './flavor-text.ts'
import { endWord, isEnded, kindsOf, sourceText, typeText } from './order-words.ts'
import type { Paper, PaperReader, PaperRow } from './paper.ts'
import { receiverRows } from './receiver-rows.ts'
import { footOf } from './foot.ts'
import { payerRows, sumRows } from './sum-rows.ts'

/** A protected person is named by nothing but the words for it: not here, not among the residents, not in the label. */
export function orderPaper(order: OrderView, { t, f, by, now }: PaperReader): Paper {
  const { customerOrderId, careRecipient: person, placedOn, placedBy, orders, totals } = order
  const words = t.orderPage
  const showPrices = order.lines.some(({ pricePerPackage }) => pricePerPackage !== null)
  const numbers = [...new Set(orders.flatMap(({ erpOrderId }) => erpOrderId ?? []))]
  const [only] = orders.length === 1 ? orders : []
  const name = person && nameOf(person.protected, [person.firstName, person.lastName], t)
  const facts: PaperRow[] = [
    { label: t.orderReceipt.person, value: name ?? '' },
    { label: words.facts.place, value: order.organizationUnitName },
    {
      label: t.orderReceipt.placed,
      value: placedOn ? [f.dateTime(placedOn), authorName(placedBy, t)].filter(Boolean).join(', ') : '',
    },
    { label: words.facts.type, value: [typeText(order, t), ...kindsOf(order, t)].join(', ') },
    { label: words.facts.source, value: sourceText(order, t) },
    { label: words.facts.supplierNumber, value: numbers.join(', ') },
    ...(only ? [{ label: t.orderReceipt.status, value: standsAt(only, { t, f }) }] : []),
    ...(only ? [{ label: t.orderReceipt.tracking, value: only.trackingLink ?? '' }] : []),
    ...receiverRows(order.receiver, order.isExpress, t, f),
  ]
  return {
    title: words.number({ number: String(customerOrderId) }),
    lang: f.locale,
    header: [order.clientName, order.organizationUnitName],
    kind: t.prints.kinds.order,
    facts: facts.filter(({ value }) => value !== ''),
    columns: {
      product: t.orders.quantity.columns.product,
      packages: words.amount,
      sum: showPrices ? t.orders.quantity.columns.sum : null,
    },
    parts: orders.map((part, at) => ({
      title: orders.length > 1 ? partTitle(order, part, at, { t, f }) : null,
      ...(orders.length > 1 && part.trackingLink ? { note: `${t.orderReceipt.tracking}: ${part.trackingLink}` } : {}),
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
          .map(({ label, amount }) => ({ label, value: amount }))
      : [],
    total: showPrices ? { label: t.orders.sum.total, value: f.money(totals.total) } : null,
    ...footOf({ t, f, by, now }, 'health'),
  }
}

type Part = OrderView['orders'][number]

function partTitle(order: OrderView, part: Part, at: number, { t, f }: Pick<PaperReader, 't' | 'f'>): string {
  const whom = order.careRecipient ? null : nameOf(part.protected, [part.careRecipientName], t)
  const title = t.orders.details.part({ number: at + 1, of: order.orders.length })
  return [title, whom, standsAt(part, { t, f })].filter(Boolean).join(', ')
}

/** How far a part has come, and the day on which it is expected as long as it is. */
function standsAt(part: Part, { t, f }: Pick<PaperReader, 't' | 'f'>): string {
  const { erpOrderStatus: status, deliveryDate: day } = part
  if (isEnded(part)) return endWord(part, t)
  const expected = day && status !== erpStatus.invoiced && t.orderPage.expected({ date: f.date(day) })
  return [status && t.statuses.erp[status], expected].filter(Boolean).join('. ')
}

function nameOf(isProtected: boolean, names: readonly (string | null)[], t: AllTexts): string {
  return isProtected ? t.careRecipients.protected.title : names.filter(Boolean).join(' ')
}
