import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { recipientStatus } from '../recipient/recipient-view.ts'
import { ssn } from '../recipient/person-input.ts'

/** Whether somebody with a number is registered in the client. Initials and status only of a person within reach (O-7-166). */
export const searchBySsnRestricted = endpoint({
  name: 'care-recipients/identity/search-by-ssn-restricted',
  method: 'POST',
  path: '/CareRecipient/SearchBySsnRestricted',
  applications: ['GUIDE'],
  permission: 'CareRecipientRead',
  summary: 'Says whether a care recipient with an identity number exists, with initials and status.',
  budget: 'identity-number',
  input: z.object({ ssn }),
  output: z.object({
    exists: z.boolean(),
    /** Null when the person is at another care place of the client. */
    careRecipientId: shown.id.nullable(),
    /** Null of a protected person as well. */
    initials: z.string().nullable(),
    status: recipientStatus.nullable(),
    registeredElsewhere: z.boolean(),
  }),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
  shows: (answer) => (answer.careRecipientId === null ? [] : [answer.careRecipientId]),
  searchesBy: (sent) => sent.ssn,
})
