import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { homeView } from './home-view.ts'

export const readHome = endpoint({
  name: 'portal/home/read-home',
  method: 'GET',
  path: '/Home/{careRecipientId}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary:
    'Tells all that the start page shows of a person: what there is, what is due, what is on its way, whom to call.',
  params: z.object({ careRecipientId: idInText }),
  output: homeView,
  refusals: {},
  shows: ({ careRecipientId }) => [careRecipientId],
  tellsOf: ({ params }) => params.careRecipientId,
})
