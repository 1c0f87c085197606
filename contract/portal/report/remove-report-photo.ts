import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'

/** Before it is told; what was told with it stays as it was told. */
export const removeReportPhoto = endpoint({
  name: 'portal/report/remove-report-photo',
  method: 'DELETE',
  path: '/Report/Photo/{photoId}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Removes a photo that the holder has sent, before anything is told with it.',
  params: z.object({ photoId: guid }),
  output: z.object({}),
  refusals: {},
})
