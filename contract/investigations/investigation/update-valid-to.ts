import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { openingRefusals, writers } from './investigation-refusals.ts'

export const updateValidTo = endpoint({
  name: 'investigations/investigation/update-valid-to',
  method: 'PUT',
  path: '/Investigation/UpdateValidTo',
  applications: ['GUIDE'],
  permission: writers,
  summary: 'Changes until when an active investigation is valid.',
  idempotent: true,
  input: z.object({ investigationId: id, validTo: isoDate }),
  output: z.object({ careRecipientId: shown.id, validTo: shown.isoDate, rowVersion: shown.rowVersion }),
  refusals: {
    ...openingRefusals,
    'status-does-not-allow': { code: 'COM001001' },
    'ends-before-start': { code: 'COM001001' },
  },
  shows: (answer) => [answer.careRecipientId],
})
