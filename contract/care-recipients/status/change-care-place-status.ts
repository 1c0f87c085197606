import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, id } from '../../fields.ts'
import { changeReason } from './changing.ts'
import { recipientPage } from '../recipient/recipient-page.ts'
import { linkStatus } from '../recipient/recipient-view.ts'

/** Makes a person active or inactive at one care place; other places go on as before. */
export const changeCarePlaceStatus = endpoint({
  name: 'care-recipients/status/change-care-place-status',
  method: 'PUT',
  path: '/CareRecipient/CarePlaceStatus',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['CareRecipientStatusWrite', 'CareRecipientRead'] },
  summary: 'Makes a care recipient active or inactive at one care place.',
  idempotent: true,
  input: z.object({
    careRecipientId: id,
    carePlaceId: guid,
    status: linkStatus,
    reason: changeReason,
  }),
  output: recipientPage,
  refusals: {
    'recipient-not-found': { code: 'CRS003003' },
    'not-at-place': { code: 'CRS003005' },
    'status-not-allowed': { code: 'CRS003006' },
    'deactivate-not-allowed': { code: 'CRS003006' },
  },
  shows: (answer) => [answer.careRecipientId],
})
