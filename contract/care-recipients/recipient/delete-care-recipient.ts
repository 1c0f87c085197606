import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'

/**
 * Removes somebody who was registered by mistake: nothing was ever ordered or prescribed, here or elsewhere (O-7-164). Sent
 * twice it answers 404, like anybody who is not there.
 */
export const deleteCareRecipient = endpoint({
  name: 'care-recipients/recipient/delete-care-recipient',
  method: 'DELETE',
  path: '/CareRecipient/{id}',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: 'Removes a care recipient without orders and prescriptions.',
  params: z.object({ id: idInText }),
  output: z.object({ careRecipientId: shown.id, deleted: z.literal(true) }),
  refusals: {
    'has-orders': { code: 'CRS003006' },
    'has-prescriptions': { code: 'CRS003006' },
    'at-other-places': { code: 'CRS003006' },
  },
  shows: (answer) => [answer.careRecipientId],
})
