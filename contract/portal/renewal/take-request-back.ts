import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { aboutPerson, otherPerson } from '../person.ts'

/** By whoever asked, while nobody has answered; taken back again it is answered as it stands. */
export const takeRequestBack = endpoint({
  name: 'portal/renewal/take-request-back',
  method: 'PUT',
  path: '/RenewRequest/TakeBack',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Takes back a question whether a prescription is renewed, while nobody has answered.',
  idempotent: true,
  input: z.object({ ...aboutPerson, renewRequestId: id }),
  output: z.object({ careRecipientId: shown.id, renewRequestId: shown.id }),
  refusals: {
    ...otherPerson,
    'request-not-found': { code: 'IPS001010' },
    'asked-by-another': { code: 'COM001001' },
    'answered-already': { code: 'COM001001' },
  },
  shows: ({ careRecipientId }) => [careRecipientId],
})
