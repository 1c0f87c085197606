import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, id } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** For oneself or a child of oneself, and never while impersonating. */
export const setDefaultCarePlace = endpoint({
  name: 'sign-in/care-place/set-default-care-place',
  method: 'PUT',
  path: '/Identity/User/setDefaultCarePlace',
  applications: ['GUIDE'],
  permission: 'signed-in',
  self: true,
  summary: 'Sets the care place that is chosen at sign-in, or clears it.',
  input: z.object({ userId: id, carePlaceId: guid.nullable() }),
  output: z.object({ userId: shown.id, defaultCarePlaceId: shown.guid.nullable() }),
  refusals: {
    'user-not-found': { code: 'COM001001' },
    'place-not-found': { code: 'COM001001' },
  },
})
