import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, isoDate } from '../../fields.ts'
import { address, line, placeNotChosen, reachable, requested, words } from '../request-fields.ts'

/** A new care place, which Customer Service sets up (O-2-76). Sent again on the same day it is the same request. */
export const requestCarePlace = endpoint({
  name: 'requests/care-place/request-care-place',
  method: 'POST',
  path: '/CUA/CarePlaceRequest',
  applications: ['GUIDE'],
  permission: 'CareUnitUserWrite',
  feature: 'carePlaceRequestForm',
  summary: 'Asks Customer Service for a new care place in a care unit that the caller administers.',
  idempotent: true,
  budget: 'request',
  input: z.object({
    careUnitId: guid,
    name: line.min(1),
    ...address,
    /** The day from which it is needed; null = as soon as can be. */
    neededFrom: isoDate.nullable().default(null),
    ...reachable,
    message: words.default(''),
  }),
  output: requested,
  refusals: {
    ...placeNotChosen,
    /** Also one that the caller does not administer. */
    'care-unit-not-found': { code: 'COM001001' },
  },
})
