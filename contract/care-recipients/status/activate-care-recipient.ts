import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { changeReason } from './changing.ts'
import { recipientPage } from '../recipient/recipient-page.ts'

/** Makes a person active or inactive, everywhere. What is so already, and a death, is not changed by this (CRS003006). */
export const activateCareRecipient = endpoint({
  name: 'care-recipients/status/activate-care-recipient',
  method: 'PUT',
  path: '/CareRecipient/Activate',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['CareRecipientStatusWrite', 'CareRecipientRead'] },
  summary: 'Makes a care recipient active or inactive.',
  idempotent: true,
  input: z.object({ careRecipientId: id, active: z.boolean(), reason: changeReason }),
  output: recipientPage,
  refusals: {
    'recipient-not-found': { code: 'CRS003003' },
    'status-not-allowed': { code: 'CRS003006' },
    'deactivate-not-allowed': { code: 'CRS003006' },
  },
  shows: (answer) => [answer.careRecipientId],
})
