import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { lastChange } from '../last-change.ts'
import { customerNo, placeFields, placeRefusals } from './place-fields.ts'

const standing = {
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  rowVersion: shown.rowVersion,
}

/**
 * A place stays in its unit: roles at the unit are roles at its places. A customer number that is named becomes the primary one;
 * one that is left out leaves the numbers as they are (A-7.5-11).
 */
export const updateCarePlace = endpoint({
  name: 'organisation/care-place/update-care-place',
  method: 'PUT',
  path: '/Organization/CarePlace',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationCarePlaceWrite',
  summary: 'Changes what a care place is called, and how it is reached.',
  idempotent: true,
  input: z.object({ id: guid, ...placeFields, customerNo: customerNo.optional(), rowVersion: rowVersion.optional() }),
  output: z.object({ id: shown.guid, ...standing }),
  refusals: {
    ...placeRefusals,
    'care-place-not-found': { code: 'CRS003002' },
    stale: { code: 'CONFLICT_STALE', detail: z.object({ ...standing, changed: lastChange.nullable() }) },
  },
})
