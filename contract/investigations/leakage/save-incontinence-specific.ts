import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { openingRefusals, staleRefusal, writers } from '../investigation/investigation-refusals.ts'
import { incontinenceFields } from './incontinence-fields.ts'

/** Keeps the leakage of an investigation in progress; its parts add up to the day (O-5-18). */
export const saveIncontinenceSpecific = endpoint({
  name: 'investigations/leakage/save-incontinence-specific',
  method: 'POST',
  path: '/Investigation/SaveIncontinenceSpecific',
  applications: ['GUIDE'],
  permission: writers,
  summary: 'Keeps leakage, mobility and sizes of an incontinence investigation.',
  idempotent: true,
  input: z.object({ investigationId: id, rowVersion: rowVersion.optional(), ...incontinenceFields }),
  output: z.object({ careRecipientId: shown.id, rowVersion: shown.rowVersion }),
  refusals: {
    ...openingRefusals,
    ...staleRefusal,
    'status-does-not-allow': { code: 'COM001001' },
    'not-incontinence': { code: 'COM001001' },
    'sum-differs': { code: 'COM001001' },
  },
  shows: (answer) => [answer.careRecipientId],
})
