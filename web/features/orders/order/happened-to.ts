import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'

type Part = OrderView['orders'][number]

export interface Happening {
  readonly event: Part['timeline'][number]
  /** From 1; null where it happened to the order as a whole. */
  readonly part: number | null
  readonly erpOrderId: string | null
}

/** What happened to the parts of an order, newest first. What happened to all of them at one moment is told once. */
export function happenedTo({ orders }: Pick<OrderView, 'orders'>): Happening[] {
  const all = orders.flatMap(({ timeline, erpOrderId }, at) =>
    timeline.filter(({ kind }) => kind !== 'skipped').map((event) => ({ event, part: at + 1, erpOrderId })),
  )
  const sameMoment = Map.groupBy(all, ({ event }) => `${event.kind} ${event.erpStatus} ${event.at}`)
  return [...sameMoment.values()]
    .flatMap((group): Happening[] => {
      const [first] = group
      return first && group.length === orders.length ? [{ ...first, part: null }] : group
    })
    .toSorted((one, other) => other.event.at.localeCompare(one.event.at) || other.event.erpStatus - one.event.erpStatus)
}
