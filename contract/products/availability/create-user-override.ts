import { endpoint } from '../../endpoint.ts'
import { overrideInput, overrideRefusals, overrideView } from './override-fields.ts'

/** The first limits of a user; stale when there are some already (O-7-111). */
export const createUserOverride = endpoint({
  name: 'products/availability/create-user-override',
  method: 'POST',
  path: '/Product/ProductAvailability/User',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'ProductAvailabilityWrite',
  summary: 'Limits which products a user sees.',
  idempotent: true,
  input: overrideInput,
  output: overrideView,
  refusals: overrideRefusals,
})
