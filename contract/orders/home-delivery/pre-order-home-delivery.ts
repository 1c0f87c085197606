import { z } from 'zod'
import { addressView } from '../../care-recipients/address/address-view.ts'
import { orderedToday } from '../../care-recipients/recipient/ordered-today.ts'
import { recipientView } from '../../care-recipients/recipient/recipient-view.ts'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { orderWarning } from '../order/order-codes.ts'
import { homeDeliveryDraftView } from '../placing/draft-view.ts'
import { homeDeliveryRefusals } from '../placing/place-refusals.ts'
import { preOrderItemLine } from '../placing/pre-order-line.ts'
import { deliveryDays, deliveryMethod, idOrNone, orderRules, receiverBefore } from '../placing/pre-order-parts.ts'
import { receiverView } from '../placing/receiver.ts'
import { totals, totalsInputs } from '../placing/totals.ts'

/**
 * Fills the wizard of a home delivery in one call and stores nothing: the products selected for a person that no running
 * prescription row covers. What is prescribed is drawn from its row by a withdrawal.
 */
export const preOrderHomeDelivery = endpoint({
  name: 'orders/home-delivery/pre-order-home-delivery',
  method: 'GET',
  path: '/Order/PreOrder/HomeDelivery/{careRecipientId}',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderWrite', 'CareRecipientRead'] },
  summary: 'Proposes a home delivery for a care recipient: receiver, selected products, fees and delivery dates.',
  params: z.object({ careRecipientId: idInText }),
  query: z.object({ recreateCustomerOrderId: idOrNone }),
  output: z.object({
    careRecipient: recipientView,
    receiver: receiverView,
    receiverBefore: receiverBefore.nullable(),
    addresses: z.array(addressView),
    deliveryMethods: z.array(deliveryMethod),
    rules: orderRules,
    lines: z.array(preOrderItemLine),
    /** Selected products that stand on a running prescription row: those are ordered by a withdrawal. */
    prescribed: z.array(z.object({ itemNumber: z.string(), name: z.string(), prescriptionRowId: shown.id })),
    /** Every line is set aside or at 0, so there is nothing to place. */
    nothingToOrder: z.boolean(),
    totals,
    totalsInputs,
    delivery: deliveryDays,
    warnings: z.array(orderWarning),
    /** A second order of the same day is asked about before it is placed. */
    orderedToday: orderedToday.nullable(),
    recreatedFrom: shown.id.nullable(),
    draft: homeDeliveryDraftView.nullable(),
    today: shown.isoDate,
  }),
  refusals: homeDeliveryRefusals,
  shows: (answer) => [answer.careRecipient.careRecipientId],
})
