import { z } from 'zod'
import { addressView } from '../../care-recipients/address/address-view.ts'
import { orderedToday } from '../../care-recipients/recipient/ordered-today.ts'
import { recipientView } from '../../care-recipients/recipient/recipient-view.ts'
import { suggestionView } from '../../care-recipients/recipient/suggestion-view.ts'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { draftView } from '../placing/draft-view.ts'
import { orderWarning } from '../order/order-codes.ts'
import { orderingRefusals } from '../../care-recipients/recipient/ordering-refusals.ts'
import { preOrderLine } from '../placing/pre-order-line.ts'
import { deliveryDays, deliveryMethod, idOrNone, orderRules, receiverBefore } from '../placing/pre-order-parts.ts'
import { receiverView } from '../placing/receiver.ts'
import { totals, totalsInputs } from '../placing/totals.ts'

/** Fills the order wizard in one call and stores nothing. With `recreateCustomerOrderId` the quantities come from that order. */
export const preOrderWithdrawal = endpoint({
  name: 'orders/withdrawal/pre-order-withdrawal',
  method: 'GET',
  path: '/Order/PreOrder/Withdrawal/{careRecipientId}',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderWrite', 'CareRecipientRead'] },
  summary: 'Proposes a withdrawal for a care recipient: receiver, lines with what is allowed, fees and delivery dates.',
  params: z.object({ careRecipientId: idInText }),
  query: z.object({ recreateCustomerOrderId: idOrNone }),
  output: z.object({
    careRecipient: recipientView,
    receiver: receiverView,
    receiverBefore: receiverBefore.nullable(),
    addresses: z.array(addressView),
    deliveryMethods: z.array(deliveryMethod),
    rules: orderRules,
    lines: z.array(preOrderLine),
    /** Every line is set aside or at 0, so there is nothing to place. */
    nothingToOrder: z.boolean(),
    totals,
    totalsInputs,
    delivery: deliveryDays,
    /** The most urgent item of the person. */
    suggestion: suggestionView.nullable(),
    warnings: z.array(orderWarning),
    /** A second order of the same day is asked about before it is placed. */
    orderedToday: orderedToday.nullable(),
    recreatedFrom: shown.id.nullable(),
    draft: draftView.nullable(),
    today: shown.isoDate,
  }),
  refusals: { ...orderingRefusals, 'place-not-chosen': { code: 'CRS003002' } },
  shows: (answer) => [answer.careRecipient.careRecipientId],
})
