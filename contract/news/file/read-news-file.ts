import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'

export const readNewsFile = endpoint({
  name: 'news/file/read-news-file',
  method: 'GET',
  path: '/Messages/Download/{fileId}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  summary: 'Answers a file that was found harmless, to whoever sees or writes the news that it belongs to.',
  params: z.object({ fileId: guid }),
  answers: 'file',
  output: shown.file,
  refusals: {},
})
