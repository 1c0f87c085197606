import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listedContent } from './content-fields.ts'

export const listStaticContent = endpoint({
  name: 'content/static-content/list-static-content',
  method: 'GET',
  path: '/StaticContent',
  applications: ['PRINCIPAL'],
  permission: 'StaticContentRead',
  summary: 'Lists all static content, each language by itself.',
  output: z.object({ entities: z.array(listedContent), totalCount: z.int() }),
  refusals: {},
})
