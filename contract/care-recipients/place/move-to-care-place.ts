import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { copyingRefusals, fromPlaceToPlace } from './copying.ts'

/**
 * Takes a person from one care place to another of the client. What is prescribed and selected goes along: additions, changes
 * and renewals are then made there. Orders keep the place that made them and go on; a saved order was never placed, stays
 * behind and ends by itself.
 */
export const moveToCarePlace = endpoint({
  name: 'care-recipients/place/move-to-care-place',
  method: 'POST',
  path: '/CareRecipient/MoveToCarePlace',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: 'Moves a care recipient to another care place of the client.',
  idempotent: true,
  input: fromPlaceToPlace,
  output: z.object({ careRecipientId: shown.id, toCarePlaceId: shown.guid }),
  refusals: {
    ...copyingRefusals,
    'move-not-allowed': { code: 'CRS003006' },
  },
  shows: (answer) => [answer.careRecipientId],
})
