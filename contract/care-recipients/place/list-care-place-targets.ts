import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

/** To which care places the caller may copy or move people: own addition, without which nobody could choose one. */
export const listCarePlaceTargets = endpoint({
  name: 'care-recipients/place/list-care-place-targets',
  method: 'GET',
  path: '/CareRecipient/CarePlace/Targets',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: 'Lists the other care places of the client at which the caller may write care recipients.',
  output: z.object({
    carePlaces: z.array(z.object({ carePlaceId: shown.guid, name: z.string(), careUnitName: z.string() })),
  }),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
})
