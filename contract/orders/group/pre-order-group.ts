import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { orderWarning } from '../order/order-codes.ts'
import { groupDraftView } from '../placing/draft-view.ts'
import { groupRefusals } from '../placing/place-refusals.ts'
import { preOrderItemLine } from '../placing/pre-order-line.ts'
import { deliveryDays, deliveryMethod, idOrNone, orderRules, receiverBefore } from '../placing/pre-order-parts.ts'
import { receiverView } from '../placing/receiver.ts'
import { totals, totalsInputs } from '../placing/totals.ts'

/**
 * Fills the wizard of a group order in one call and stores nothing: what is in the care place cart, with amounts that come
 * from the last three months of the place. With `preliminaryOrderId` lines and amounts come from that template, with
 * `recreateCustomerOrderId` from that order; what cannot be ordered any more stands set aside. No person is in it.
 */
export const preOrderGroup = endpoint({
  name: 'orders/group/pre-order-group',
  method: 'GET',
  path: '/Order/PreOrder/Group/{carePlaceId}',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderWrite',
  summary: 'Proposes an order for the care place itself: receiver, items of its cart, fees and delivery dates.',
  params: z.object({ carePlaceId: guid }),
  query: z.object({ preliminaryOrderId: idOrNone, recreateCustomerOrderId: idOrNone }),
  output: z.object({
    carePlaceId: shown.guid,
    carePlaceName: z.string(),
    /** The care place; nowhere else. */
    receiver: receiverView,
    receiverBefore: receiverBefore.nullable(),
    /** Without those that need a delivery point: the goods go to the place. */
    deliveryMethods: z.array(deliveryMethod),
    rules: orderRules,
    lines: z.array(preOrderItemLine),
    /** Every line is set aside or at 0, so there is nothing to place. */
    nothingToOrder: z.boolean(),
    totals,
    totalsInputs,
    delivery: deliveryDays,
    warnings: z.array(orderWarning),
    preliminaryOrderId: shown.id.nullable(),
    recreatedFrom: shown.id.nullable(),
    draft: groupDraftView.nullable(),
    today: shown.isoDate,
  }),
  refusals: groupRefusals,
})
