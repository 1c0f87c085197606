import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { personsOf } from '../entry/logged-view.ts'
import { sampleRow, sampleSummary } from './sample-view.ts'

export const readSample = endpoint({
  name: 'access-log/sample/read-sample',
  method: 'GET',
  path: '/AccessLog/Sample/{sampleId}',
  applications: ['PRINCIPAL'],
  permission: 'AccessLogRead',
  summary: 'Answers a sample with the views in it.',
  params: z.object({ sampleId: idInText }),
  output: sampleSummary.extend({ rows: z.array(sampleRow) }),
  refusals: {},
  shows: (answer) => personsOf(answer.rows),
})
