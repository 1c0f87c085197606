import { endpoint } from '../../endpoint.ts'
import { meView } from './me-view.ts'

export const readMe = endpoint({
  name: 'portal/me/read-me',
  method: 'GET',
  path: '/Me',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Tells who holds the account, whom it is linked to and what may be done for each.',
  output: meView,
  refusals: {},
  shows: ({ recipients }) => recipients.map(({ careRecipientId }) => careRecipientId),
})
