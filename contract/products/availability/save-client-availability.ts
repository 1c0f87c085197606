import { agreementTypes } from '@omsorg/domain/products/product/visibility.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, rowVersion, therapyArea } from '../../fields.ts'
import { readClientAvailability } from './read-client-availability.ts'

/** Areas that are left out stay as they are. What is taken from a client is taken from its users with it (A-7.5-22). */
export const saveClientAvailability = endpoint({
  name: 'products/availability/save-client-availability',
  method: 'PUT',
  path: '/Organization/Client/{clientId}/productAvailability',
  applications: ['PRINCIPAL'],
  permission: 'ProductAvailabilityWrite',
  summary: 'Sets which kinds of agreement a client sees in each therapy area.',
  idempotent: true,
  params: z.object({ clientId: guid }),
  input: z.object({
    areas: z
      .array(z.object({ therapyArea, agreementTypes: z.array(z.literal(agreementTypes)).min(1).max(5) }))
      .min(1)
      .max(8),
    rowVersion,
  }),
  output: readClientAvailability.output,
  refusals: { 'area-twice': { code: 'COM001001' }, stale: { code: 'CONFLICT_STALE' } },
})
