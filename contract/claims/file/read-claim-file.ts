import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { mayClaim } from '../claim/claim-fields.ts'

export const readClaimFile = endpoint({
  name: 'claims/file/read-claim-file',
  method: 'GET',
  path: '/ProductClaim/File/{fileId}',
  applications: ['GUIDE', 'CSP'],
  permission: mayClaim,
  summary: 'Reads a photo of a claim.',
  params: z.object({ fileId: guid }),
  answers: 'file',
  output: shown.file,
  refusals: {},
})
