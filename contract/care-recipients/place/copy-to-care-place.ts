import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { copyingRefusals, fromPlaceToPlace } from './copying.ts'

/** Links a person to one more care place of the client. */
export const copyToCarePlace = endpoint({
  name: 'care-recipients/place/copy-to-care-place',
  method: 'POST',
  path: '/CareRecipient/CopyToCarePlace',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: 'Copies a care recipient to another care place of the client.',
  idempotent: true,
  input: fromPlaceToPlace,
  output: z.object({ careRecipientId: shown.id, toCarePlaceId: shown.guid }),
  refusals: { ...copyingRefusals, 'copy-not-allowed': { code: 'CRS003006' } },
  shows: (answer) => [answer.careRecipientId],
})
