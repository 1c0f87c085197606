import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { newsFile } from '../item/item-fields.ts'

export const readFileState = endpoint({
  name: 'news/file/read-file-state',
  method: 'GET',
  path: '/Messages/Upload/{fileId}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'NewsWrite',
  feature: 'internalNews',
  summary: 'Says whether a file of news is checked already, and what came of it.',
  params: z.object({ fileId: guid }),
  output: newsFile,
  refusals: {},
})
