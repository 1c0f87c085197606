import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { personsIn } from '../../orders/today/order-person.ts'
import { mayClaim } from './claim-fields.ts'
import { claimView } from './claim-view.ts'

export const readClaim = endpoint({
  name: 'claims/claim/read-claim',
  method: 'GET',
  path: '/ProductClaim/{id}',
  applications: ['GUIDE', 'CSP'],
  permission: mayClaim,
  summary: 'Reads a claim or a return with its photos.',
  params: z.object({ id: idInText }),
  output: claimView,
  refusals: {},
  shows: ({ line }) => personsIn(line ? [line] : []),
})
