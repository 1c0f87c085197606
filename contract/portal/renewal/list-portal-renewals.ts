import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { contact } from '../person.ts'
import { renewable } from './renewal-fields.ts'

export const listPortalRenewals = endpoint({
  name: 'portal/renewal/list-portal-renewals',
  method: 'GET',
  path: '/RenewRequest/{careRecipientId}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Lists what can be asked to be renewed for a person, and what became of it.',
  params: z.object({ careRecipientId: idInText }),
  output: z.object({
    careRecipientId: shown.id,
    prescriptions: z.array(renewable),
    carePlace: contact,
    today: shown.isoDate,
  }),
  refusals: {},
  shows: ({ careRecipientId }) => [careRecipientId],
})
