import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'

/** Throws an order that is not placed yet away, also where it is gone already. */
export const deleteDraft = endpoint({
  name: 'orders/order/delete-draft',
  method: 'DELETE',
  path: '/Order/Draft/{customerOrderId}',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderWrite', 'CareRecipientRead'] },
  summary: "Throws the caller's own order that is not placed yet away.",
  idempotent: true,
  params: z.object({ customerOrderId: idInText }),
  output: z.object({ deleted: z.boolean() }),
  refusals: { 'order-already-placed': { code: 'ORS002001' } },
})
