import { largestSample, usualSampleSize } from '@omsorg/domain/access-log/sample/judging.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid, isoDate } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** The server draws by lot and keeps what it drew: a week of a client has one sample, whoever asks again. */
export const drawSample = endpoint({
  name: 'access-log/sample/draw-sample',
  method: 'POST',
  path: '/AccessLog/Sample',
  applications: ['PRINCIPAL'],
  permission: 'AccessLogRead',
  summary: 'Draws views of a week by lot, to be looked at one by one.',
  idempotent: true,
  input: z.object({
    clientId: guid,
    /** Any day of the week, which must be over. */
    weekOf: isoDate,
    size: z.int().min(1).max(largestSample).default(usualSampleSize),
  }),
  output: z.object({ sampleId: shown.id }),
  refusals: {
    'client-not-found': { code: 'COM001001' },
    'week-not-over': { code: 'COM001001' },
    'nothing-to-draw': { code: 'COM001001' },
  },
})
