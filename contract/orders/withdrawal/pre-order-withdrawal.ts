import { z } from 'zod'
import { suggestionView } from '../../care-recipients/recipient/suggestion-view.ts'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { draftView } from '../placing/draft-view.ts'
import { orderingRefusals } from '../../care-recipients/recipient/ordering-refusals.ts'
import { preOrderLine } from '../placing/pre-order-line.ts'
import { proposedForPerson } from '../placing/order-for-person.ts'
import { idOrNone } from '../placing/pre-order-parts.ts'

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
    ...proposedForPerson,
    lines: z.array(preOrderLine),
    /** The most urgent item of the person. */
    suggestion: suggestionView.nullable(),
    draft: draftView.nullable(),
  }),
  refusals: { ...orderingRefusals, 'place-not-chosen': { code: 'CRS003002' } },
  shows: (answer) => [answer.careRecipient.careRecipientId],
})
