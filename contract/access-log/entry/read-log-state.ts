import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

export const readLogState = endpoint({
  name: 'access-log/entry/read-log-state',
  method: 'GET',
  path: '/AccessLog/State',
  applications: ['PRINCIPAL'],
  permission: 'AccessLogRead',
  summary: 'Says whether the log is as it was written, and when that was last checked.',
  output: z.object({
    /** Null before the first night. */
    checkedOn: shown.instant.nullable(),
    isWhole: z.boolean(),
  }),
  refusals: {},
})
