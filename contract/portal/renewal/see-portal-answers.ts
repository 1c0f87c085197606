import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { aboutPerson, otherPerson } from '../person.ts'

export const seePortalAnswers = endpoint({
  name: 'portal/renewal/see-portal-answers',
  method: 'PUT',
  path: '/RenewRequest/Seen',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Marks answers to requests for renewal as read.',
  input: z.object({ ...aboutPerson, renewRequestIds: z.array(id).min(1).max(50) }),
  output: z.object({ careRecipientId: shown.id, seen: z.int() }),
  refusals: otherPerson,
  shows: ({ careRecipientId }) => [careRecipientId],
})
