import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import { sampleSummary } from './sample-view.ts'

/** The latest week first. */
export const listSamples = endpoint({
  name: 'access-log/sample/list-samples',
  method: 'GET',
  path: '/AccessLog/Sample',
  applications: ['PRINCIPAL'],
  permission: 'AccessLogRead',
  summary: 'Lists the samples that were drawn, with how far each has come.',
  query: z.object({ clientId: guid.optional(), ...pagingInQuery }),
  output: listOf(sampleSummary),
  refusals: {},
})
