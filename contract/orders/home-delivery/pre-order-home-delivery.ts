import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { homeDeliveryDraftView } from '../placing/draft-view.ts'
import { homeDeliveryRefusals } from '../placing/place-refusals.ts'
import { preOrderItemLine } from '../placing/pre-order-line.ts'
import { proposedForPerson } from '../placing/order-for-person.ts'
import { idOrNone } from '../placing/pre-order-parts.ts'

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
    ...proposedForPerson,
    lines: z.array(preOrderItemLine),
    /** Selected products that stand on a running prescription row: those are ordered by a withdrawal. */
    prescribed: z.array(z.object({ itemNumber: z.string(), name: z.string(), prescriptionRowId: shown.id })),
    draft: homeDeliveryDraftView.nullable(),
  }),
  refusals: homeDeliveryRefusals,
  shows: (answer) => [answer.careRecipient.careRecipientId],
})
