import { z } from 'zod'
import { ability } from '../../ability.ts'
import { endpoint } from '../../endpoint.ts'
import { areaInText, idInText } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { readers } from './investigation-refusals.ts'
import { investigationRow, investigationStatusWord, readOnlyReasons } from './investigation-view.ts'

/** Newest first. */
export const listInvestigations = endpoint({
  name: 'investigations/investigation/list-investigations',
  method: 'GET',
  path: '/Investigation/CareRecipient/{careRecipientId}',
  applications: ['GUIDE', 'CSP'],
  permission: readers,
  summary: 'Lists the investigations of a care recipient, the newest first.',
  params: z.object({ careRecipientId: idInText }),
  query: z.object({
    therapyArea: areaInText.optional(),
    status: investigationStatusWord.optional(),
    ...pagingInQuery,
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(investigationRow).extend({
    careRecipientId: shown.id,
    can: z.object({ begin: ability(readOnlyReasons) }),
  }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
