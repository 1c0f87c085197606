import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'

/** Removes what was kept to order again. What was ordered from it stays. */
export const deletePreliminaryOrder = endpoint({
  name: 'orders/preliminary/delete-preliminary-order',
  method: 'DELETE',
  path: '/Order/PreliminaryOrder/{preliminaryOrderId}',
  applications: ['GUIDE', 'CSP'],
  permission: 'OrderWrite',
  summary: 'Removes a preliminary order.',
  idempotent: true,
  params: z.object({ preliminaryOrderId: idInText }),
  output: z.object({ deleted: z.literal(true) }),
  refusals: {},
})
