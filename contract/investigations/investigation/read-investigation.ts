import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { readers } from './investigation-refusals.ts'
import { investigationView } from './investigation-view.ts'

export const readInvestigation = endpoint({
  name: 'investigations/investigation/read-investigation',
  method: 'GET',
  path: '/Investigation/{id}',
  applications: ['GUIDE', 'CSP'],
  permission: readers,
  summary: 'Reads an investigation with its answers.',
  params: z.object({ id: idInText }),
  output: investigationView,
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
