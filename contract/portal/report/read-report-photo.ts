import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Of the person whom the session is about, by whoever has sent it. */
export const readReportPhoto = endpoint({
  name: 'portal/report/read-report-photo',
  method: 'GET',
  path: '/Report/Photo/{photoId}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Reads a photo that the holder has sent with what was told.',
  params: z.object({ photoId: guid }),
  answers: 'file',
  output: shown.file,
  refusals: {},
})
