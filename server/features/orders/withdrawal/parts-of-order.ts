import type { OrderCheck } from './check-order.ts'
import type { PartToWrite } from './placement.sql.ts'

/** The parts of a judged order, by the line numbers that its lines are stored under. */
export function partsOf(orderCheck: OrderCheck): PartToWrite[] {
  return orderCheck.parts.map((places, index) => ({
    partNo: index + 1,
    deliveryDate: (orderCheck.deliveryDates[places[0] ?? 0] ?? '').toString(),
    lineNos: places.map((place) => place + 1),
  }))
}
