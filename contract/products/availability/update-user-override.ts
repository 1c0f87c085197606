import { endpoint } from '../../endpoint.ts'
import { overrideChange, overrideRefusals, overrideView } from './override-fields.ts'

/** Other limits of a user; what is left out has none (O-7-112). */
export const updateUserOverride = endpoint({
  name: 'products/availability/update-user-override',
  method: 'PUT',
  path: '/Product/ProductAvailability/User',
  applications: ['PRINCIPAL', 'CSP'],
  permission: 'ProductAvailabilityWrite',
  summary: 'Changes which products a user is limited to.',
  idempotent: true,
  input: overrideChange,
  output: overrideView,
  refusals: overrideRefusals,
})
