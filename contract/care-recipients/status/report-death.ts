import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import { changeReason } from './changing.ts'
import { recipientPage } from '../recipient/recipient-page.ts'

/**
 * A death closes the prescriptions and ends all ordering. `deceased: false` corrects a report that was wrong, which only an
 * administrator of customer service may: the person is inactive then, and closed prescriptions stay closed (decision 0013).
 */
export const reportDeath = endpoint({
  name: 'care-recipients/status/report-death',
  method: 'PUT',
  path: '/CareRecipient/Deceased',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['CareRecipientStatusWrite', 'CareRecipientRead'] },
  summary: 'Reports that a care recipient has died, or corrects such a report.',
  idempotent: true,
  input: z.object({ careRecipientId: id, deceased: z.boolean(), reason: changeReason }),
  output: recipientPage,
  refusals: {
    'recipient-not-found': { code: 'CRS003003' },
    'status-not-allowed': { code: 'CRS003006' },
    'only-customer-service': { code: 'COM001002' },
  },
  shows: (answer) => [answer.careRecipientId],
})
