import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, rowVersion } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { judgement } from '../entry/logged-view.ts'

export const judgeSampleRow = endpoint({
  name: 'access-log/sample/judge-sample-row',
  method: 'PUT',
  path: '/AccessLog/Sample/Judge',
  applications: ['PRINCIPAL'],
  permission: 'AccessLogRead',
  summary: 'Keeps whether a view was in order.',
  idempotent: true,
  input: z.object({ sampleRowId: id, judgement, note: z.string().trim().max(1_000).default(''), rowVersion }),
  output: z.object({ sampleRowId: shown.id, rowVersion: shown.rowVersion }),
  refusals: {
    'row-not-found': { code: 'COM001001' },
    signed: { code: 'CONFLICT_STALE' },
    'note-missing': { code: 'COM001003' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
