import { searchOrderTasks as contract } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { kindsLookedAfterBy } from '@omsorg/domain/orders/task/order-task.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { orderKindOf } from '../order/order-kind.ts'
import { orderPersonOf } from '../today/order-person.ts'
import { readTasks } from './search-order-tasks.sql.ts'
import { partOf, takerOf, taskViewOf } from './task-view.ts'

export const searchOrderTasks = handle(contract, async ({ input, actor, tx }) => {
  const { choice, kind, page, pageSize } = input
  const who = partOf(actor)
  const question = {
    carePlaceId: who === 'orderer' ? actor.carePlaceId : null,
    kinds: kindsLookedAfterBy(who).filter((each) => kind === undefined || each === kind),
    isDone: choice === 'done',
    takenBy: choice === 'mine' ? takerOf(actor) : null,
    onlyOpen: choice === 'open',
    withPersons: actor.may('CareRecipientRead'),
    page,
    pageSize,
  }
  const records = await readTasks(tx, question)
  // A page after the last is empty and cannot say how many there are.
  const [first] =
    records.length > 0 || page === 1 ? records : await readTasks(tx, { ...question, page: 1, pageSize: 1 })
  return agree({
    entities: records.map((record) => ({
      ...taskViewOf(record, actor),
      ...orderPersonOf(record),
      movedTo: record.moved_to,
      order: record.kind_of_order && orderKindOf(record.kind_of_order),
      clientId: record.client_id,
      carePlaceId: record.care_place_id,
      clientName: record.client_name,
      carePlaceName: record.care_place_name,
      erpOrderId: record.erp_order_id,
      erpOrderStatus: record.erp_status,
    })),
    totalCount: first?.found ?? 0,
    page,
    pageSize,
  })
})
