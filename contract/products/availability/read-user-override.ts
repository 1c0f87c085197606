import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { overrideView } from './override-fields.ts'

/** Which kinds of agreement a user is limited to, beside what the client has (O-7-110). */
export const readUserOverride = endpoint({
  name: 'products/availability/read-user-override',
  method: 'GET',
  path: '/Product/ProductAvailability/UserOverride',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'ProductAvailabilityRead',
  summary: 'Reads which products a user is limited to.',
  query: z.object({ userId: idInText }),
  output: overrideView,
  refusals: {},
})
