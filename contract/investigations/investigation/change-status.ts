import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { openingRefusals, staleRefusal, writers } from './investigation-refusals.ts'
import { investigationStatusWord } from './investigation-view.ts'

/** Completes, interrupts, resumes, discards or closes an investigation (states 2.4). */
export const changeStatus = endpoint({
  name: 'investigations/investigation/change-status',
  method: 'PUT',
  path: '/Investigation/Status',
  applications: ['GUIDE'],
  permission: writers,
  summary: 'Changes the status of an investigation; completing one makes the former active one of the area inactive.',
  idempotent: true,
  input: z.object({
    investigationId: id,
    status: investigationStatusWord,
    /** The version that was read; left out, the latest is changed. */
    rowVersion: rowVersion.optional(),
  }),
  output: z.object({
    careRecipientId: shown.id,
    status: investigationStatusWord,
    /** The one that was active until now. */
    madeInactive: shown.id.nullable(),
    rowVersion: shown.rowVersion,
  }),
  refusals: {
    ...openingRefusals,
    ...staleRefusal,
    'status-does-not-allow': { code: 'COM001001' },
    'another-in-progress': { code: 'COM001001' },
    'not-complete': { code: 'COM001003' },
  },
  shows: (answer) => [answer.careRecipientId],
})
