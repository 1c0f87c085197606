import { agreementTypes } from '@omsorg/domain/products/product/visibility.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'

export const readClientAvailability = endpoint({
  name: 'products/availability/read-client-availability',
  method: 'GET',
  path: '/Organization/Client/{clientId}/productAvailability',
  applications: ['PRINCIPAL'],
  permission: 'ProductAvailabilityRead',
  summary: 'Reads which kinds of agreement a client sees in each therapy area.',
  params: z.object({ clientId: guid }),
  output: z.object({
    clientId: shown.guid,
    areas: z.array(
      z.object({
        therapyArea: z.enum(therapyAreas),
        /** Whether the client has the area at all. */
        enabled: z.boolean(),
        agreementTypes: z.array(z.literal(agreementTypes)),
      }),
    ),
    rowVersion: shown.rowVersion,
  }),
  refusals: {},
})
