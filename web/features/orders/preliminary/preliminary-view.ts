import type { PreliminaryLineView } from '@omsorg/contract/orders/preliminary/preliminary-line.ts'
import type { PreliminaryOrderRow } from '@omsorg/contract/orders/preliminary/preliminary-order-row.ts'
import type { PreliminaryOrderView } from '@omsorg/contract/orders/preliminary/read-preliminary-order.ts'
import { searchPreliminaryOrders } from '@omsorg/contract/orders/preliminary/search-preliminary-orders.ts'
import type { upsertPreliminaryOrder } from '@omsorg/contract/orders/preliminary/upsert-preliminary-order.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { addressView, id, oneOf, page } from '../../../platform/routing/address-view.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { searchTermOf } from '../../../platform/routing/search-term.ts'

export const preliminaryTerm = searchTermOf(searchPreliminaryOrders)

/** `?state=ordered&q=komfort&order=12` */
export const preliminaryView = addressView({
  state: oneOf(['saved', 'ordered']),
  q: preliminaryTerm.part,
  order: id,
  page,
})

export type PreliminaryView = ReturnType<typeof preliminaryView.read>

/** Where a preliminary order is filled in and sent. */
export function orderPathOf({ type, preliminaryOrderId }: PreliminaryOrderRow): string {
  return pathTo(type === 'group' ? 'OrderGroupOrder' : 'OrderNursingHome', { preliminaryOrderId })
}

/** The word of the button that leads on: what is gone is replaced first, what was never sent is gone on with. */
export function stepOf({ can, changes, lastUsedOn, favorite }: PreliminaryOrderRow): 'order' | 'goOn' | 'replace' {
  const isGone = changes?.some(({ change }) => change === 'gone' || change === 'being-replaced') ?? false
  if (can.order.reason === 'nothing-left' && isGone) return 'replace'
  return favorite || lastUsedOn !== null ? 'order' : 'goOn'
}

type Kept = CallOf<typeof upsertPreliminaryOrder>['input']

/** An order as it is kept with other lines. Whom nobody sees any more is left out: nothing can be ordered for them here. */
export function withLines(order: PreliminaryOrderView, lines: readonly PreliminaryLineView[]): Kept {
  const { preliminaryOrderId, rowVersion, carePlaceId, type, name, receiver } = order
  return {
    preliminaryOrderId,
    rowVersion,
    carePlaceId,
    type,
    name: name ?? '',
    receiver: receiver && {
      name: receiver.name,
      address: receiver.address,
      contactPhone: receiver.contactPhone,
      deliveryMethodCode: receiver.deliveryMethodCode ?? '',
      deliveryPointId: receiver.deliveryPointId,
      notifyBy: receiver.notifyBy,
      notifyPhone: receiver.notifyPhone,
      notifyEmail: receiver.notifyEmail,
      packageLocation: receiver.packageLocation,
      goodsLabel: receiver.goodsLabel,
      deliveryDate: receiver.deliveryDate,
    },
    lines: lines
      .filter((line) => type === 'group' || line.careRecipientId !== null)
      .map(({ careRecipientId, itemNumber, quantity, flavors }) => ({
        careRecipientId,
        itemNumber,
        quantity,
        flavors: flavors.map((flavor) => ({ itemNumber: flavor.itemNumber, packages: flavor.packages })),
      })),
  }
}

/** The lines with one of them taken out, or with its replacement in its place. */
export function linesWithout(lines: readonly PreliminaryLineView[], line: PreliminaryLineView) {
  return lines.filter(({ lineId }) => lineId !== line.lineId)
}

export function linesReplaced(lines: readonly PreliminaryLineView[], line: PreliminaryLineView) {
  const { replacement } = line
  if (!replacement) return lines
  const { itemNumber } = replacement.product
  const there = lines.find((each) => each.itemNumber === itemNumber && each.lineId !== line.lineId)
  // What it is replaced by may stand there already: then there is more of that.
  if (there) {
    return linesWithout(lines, line).map((each) =>
      each === there ? { ...each, quantity: each.quantity + line.quantity, flavors: [] } : each,
    )
  }
  return lines.map((each) => (each.lineId === line.lineId ? { ...each, itemNumber, flavors: [] } : each))
}
