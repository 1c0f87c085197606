import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { numberInAddress } from '../../products/category/category.ts'
import * as shown from '../../shown.ts'

/** The care places that order under a customer number: their own, or that of their client (O-7-182). */
export const lookUpCarePlaces = endpoint({
  name: 'customer-service/lookup/look-up-care-places',
  method: 'GET',
  path: '/CarePlace/Lookup',
  applications: ['CSP'],
  permission: 'OrganizationCarePlaceRead',
  summary: 'Looks up the care places that have a customer number.',
  query: z.object({ customerNumber: numberInAddress }),
  output: z.object({
    entities: z.array(z.object({ id: shown.guid, name: z.string(), clientId: shown.guid, clientName: z.string() })),
  }),
  refusals: {},
})
