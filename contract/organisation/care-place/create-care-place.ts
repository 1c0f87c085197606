import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { customerNo, placeFields, placeRefusals } from './place-fields.ts'

/** An id that is sent is not taken: the answer carries it (A-7.5-08). */
export const createCarePlace = endpoint({
  name: 'organisation/care-place/create-care-place',
  method: 'POST',
  path: '/Organization/CarePlace',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationCarePlaceWrite',
  summary: 'Adds a care place to a care unit.',
  idempotent: true,
  input: z.object({ ...placeFields, customerNo: customerNo.nullable().default(null) }),
  output: z.object({ id: shown.guid, rowVersion: shown.rowVersion }),
  refusals: { ...placeRefusals, 'client-not-found': { code: 'CRS003001' } },
})
