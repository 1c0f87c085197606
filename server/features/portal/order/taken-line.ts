import type { RefusedLine } from '@omsorg/contract/orders/placing/line-refusals.ts'
import type { TakenLine } from '@omsorg/contract/portal/order/order-fields.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { mayOrderFrom, readOrderingContext } from '../../prescriptions/index.ts'
import { readPlacedOrders } from './portal-orders.sql.ts'
import { doerOf, expectedOnOf } from './portal-order-views.ts'

interface Asking {
  readonly tx: Transaction
  readonly orderer: Actor
  readonly careRecipientId: number
  readonly now: Temporal.Instant
  readonly language: string
}

/** Who was quicker today, how much of a product can be had now, and from when on. */
export async function takenLineOf(
  { tx, orderer, careRecipientId, now, language }: Asking,
  line: RefusedLine | undefined,
): Promise<TakenLine> {
  const rowId = line?.prescriptionRowId ?? null
  const { carePlaceId } = orderer
  const [context, { orders }] = await Promise.all([
    readOrderingContext(tx, { careRecipientId, carePlaceId, actor: orderer, now, language }, orderer.market),
    readPlacedOrders(tx, { careRecipientId, page: 1, pageSize: 10 }),
  ])
  const row = context?.rows.find(({ record }) => record.id === rowId)
  const dayAgo = now.subtract({ hours: 24 }).toString()
  const order = orders.find(
    (each) =>
      (each.confirmed_at ?? '') > dayAgo && each.lines.some(({ prescriptionRowId }) => prescriptionRowId === rowId),
  )
  const taken = order?.lines.find(({ prescriptionRowId }) => prescriptionRowId === rowId)
  return {
    prescriptionRowId: rowId,
    itemNumber: line?.itemNumber ?? '',
    allowed: row?.standing.allowed ?? null,
    taken:
      order && taken
        ? {
            by: doerOf(order),
            at: order.confirmed_at ?? '',
            packages: taken.packages,
            expectedOn: expectedOnOf(order),
          }
        : null,
    orderFrom: row ? mayOrderFrom(row) : null,
  }
}
