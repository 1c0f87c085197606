import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { stockView } from './stock-view.ts'

/** For each running row of a person when its item runs out, and why: what was counted, what was ordered, what is used. */
export const listStock = endpoint({
  name: 'prescriptions/stock/list-stock',
  method: 'GET',
  path: '/IterativePrescription/Stock/{careRecipientId}',
  applications: ['GUIDE', 'CSP'],
  permission: { anyOf: ['ProductPrescriptionRead', 'OrderRead'], allOf: ['CareRecipientRead'] },
  summary: 'Tells when the items of a care recipient run out, and the arithmetic behind it.',
  params: z.object({ careRecipientId: idInText }),
  output: z.object({ careRecipientId: shown.id, today: shown.isoDate, rows: z.array(stockView) }),
  refusals: {},
  shows: ({ careRecipientId }) => [careRecipientId],
})
