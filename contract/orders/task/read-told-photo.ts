import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** Of a task that whoever asks sees; each look stands in the access log of the person. */
export const readToldPhoto = endpoint({
  name: 'orders/task/read-told-photo',
  method: 'GET',
  path: '/Order/Task/Photo/{photoId}',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['OrderRead', 'CareRecipientRead'] },
  summary: 'Reads a photo of what was told in the portal to be missing, broken or wrong.',
  params: z.object({ photoId: guid }),
  answers: 'file',
  output: shown.file,
  refusals: {},
})
