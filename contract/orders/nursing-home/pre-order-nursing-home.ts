import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { orderWarning } from '../order/order-codes.ts'
import { nursingHomeDraftView } from '../placing/draft-view.ts'
import { nursingHomeRefusals } from '../placing/place-refusals.ts'
import { deliveryDays, deliveryMethod, idOrNone, orderRules, receiverBefore } from '../placing/pre-order-parts.ts'
import { receiverView } from '../placing/receiver.ts'
import { totals, totalsInputs } from '../placing/totals.ts'
import { resident } from './resident.ts'

/**
 * Fills the grid of a nursing home in one call and stores nothing: every resident of the place who has something on a running
 * prescription, by room, those with protected identity last. With `preliminaryOrderId` the amounts come from that template,
 * with `recreateCustomerOrderId` from that order.
 */
export const preOrderNursingHome = endpoint({
  name: 'orders/nursing-home/pre-order-nursing-home',
  method: 'GET',
  path: '/Order/PreOrder/NursingHome',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderWrite', 'CareRecipientRead'] },
  summary:
    'Proposes an order for the residents of a care place: what each has left, what is due, fees and delivery dates.',
  query: z.object({ preliminaryOrderId: idOrNone, recreateCustomerOrderId: idOrNone }),
  output: z.object({
    carePlaceId: shown.guid,
    carePlaceName: z.string(),
    /** The care place; each parcel is marked with the room of its resident. */
    receiver: receiverView,
    receiverBefore: receiverBefore.nullable(),
    /** Without those that need a delivery point: the goods go to the place. */
    deliveryMethods: z.array(deliveryMethod),
    rules: orderRules,
    residents: z.array(resident),
    /** Lines of the template or order whose resident is not here any more (null), or has nothing of it on a running row. */
    leftOut: z.array(z.object({ careRecipientId: shown.id.nullable(), itemNumber: z.string(), quantity: z.int() })),
    /** What runs out before this day is due: today and the interval of the place's order period. */
    dueBefore: shown.isoDate,
    /** Every line is set aside or at 0, so there is nothing to place. */
    nothingToOrder: z.boolean(),
    totals,
    /** Of the order; what each resident pays stands with her. */
    totalsInputs,
    delivery: deliveryDays,
    warnings: z.array(orderWarning),
    preliminaryOrderId: shown.id.nullable(),
    recreatedFrom: shown.id.nullable(),
    draft: nursingHomeDraftView.nullable(),
    today: shown.isoDate,
  }),
  refusals: nursingHomeRefusals,
  shows: ({ residents, leftOut }) => [
    ...new Set([
      ...residents.map((each) => each.careRecipient.careRecipientId),
      ...leftOut.flatMap((line) => line.careRecipientId ?? []),
    ]),
  ],
})
