import { listWaiting as contract } from '@omsorg/contract/orders/today/list-waiting.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { orderPersonOf } from './order-person.ts'
import { readWaiting } from './today.sql.ts'

const mostShown = 5

/** What the care place has to answer: orders that stand still, and renewals that colleagues ask for. */
export const listWaiting = handle(contract, async ({ actor, tx }) => {
  const withPersons = actor.may('CareRecipientRead')
  const records = await readWaiting(tx, {
    carePlaceId: actor.carePlaceId,
    withOrders: actor.may('OrderRead'),
    withPersons,
    withRenewals: withPersons && actor.may('PrescriptionRenewRead'),
    limit: mostShown,
  })
  return agree({
    entities: records.map((record) => ({
      kind: record.kind,
      since: record.since,
      ...orderPersonOf(record),
      customerOrderId: record.customer_order_id,
      prescriptionId: record.prescription_id,
      therapyArea: record.therapy_area,
      itemName: record.item_name,
      askedBy: record.asked_by,
    })),
    totalCount: records[0]?.found ?? 0,
  })
})
