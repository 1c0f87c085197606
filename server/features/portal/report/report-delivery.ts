import { reportDelivery as contract } from '@omsorg/contract/portal/report/report-delivery.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { checkReport } from '@omsorg/domain/portal/report/report.ts'
import { handle } from '../../../platform/handle.ts'
import { addReport, attachPhotos } from '../../orders/index.ts'
import { doersOf } from '../doers.ts'
import { reportablePart } from '../order/portal-order-views.ts'
import { readPlacedOrder } from '../order/portal-orders.sql.ts'
import { readPortalPerson } from '../person.sql.ts'

/** What is wrong with a parcel becomes a task of the place that ordered it; the same thing is told once, whoever tells it. */
export const reportDelivery = handle(contract, async ({ input, actor, today, tx }) => {
  const { careRecipientId, customerOrderId, orderId, text, photoIds } = input
  const [person, order] = await Promise.all([
    readPortalPerson(tx, careRecipientId),
    readPlacedOrder(tx, customerOrderId),
  ])
  if (!person) return refuse('other-person-chosen', { at: 'careRecipientId' })
  const part = order?.parts.find((each) => each.orderId === orderId)
  if (!order || !part) return refuse('order-not-found', { at: order ? 'orderId' : 'customerOrderId' })
  const checked = checkReport(input, reportablePart(order, part), today)
  if (!checked.ok) return checked
  const told = await addReport(tx, { careRecipientId, customerOrderId, orderId, text, ...checked.value }, actor.userId)
  if (told.is_new) {
    const photos = { taskId: told.id, careRecipientId, userId: actor.userId, photoIds }
    if (!(await attachPhotos(tx, photos))) return refuse('photo-not-found', { at: 'photoIds' })
    return agree({ careRecipientId, reportId: told.id, fault: input.fault })
  }
  const doer = await doersOf(tx, [told.asked_by], { self: actor.userId, unit: person.place_name })
  return refuse('told-already', { at: 'fault', detail: { by: doer(told.asked_by), on: told.since } })
})
