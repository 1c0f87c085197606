import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'

/**
 * Throws an order that is not placed yet away. One that is gone already is missing, as that of somebody else is; one for
 * persons asks CareRecipientRead too.
 */
export const deleteDraft = endpoint({
  name: 'orders/order/delete-draft',
  method: 'DELETE',
  path: '/Order/Draft/{customerOrderId}',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderWrite',
  summary: "Throws the caller's own order that is not placed yet away.",
  idempotent: true,
  params: z.object({ customerOrderId: idInText }),
  output: z.object({ deleted: z.literal(true) }),
  refusals: { 'order-already-placed': { code: 'ORS002001' } },
})
