import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import { importView } from './import-view.ts'

export const listImports = endpoint({
  name: 'products/import/list-imports',
  method: 'GET',
  path: '/Product/Import',
  applications: ['PRINCIPAL'],
  permission: 'UtilitiesRead',
  summary: 'Lists the imports, the newest first, with how far each is.',
  query: z.object(pagingInQuery),
  output: listOf(importView),
  refusals: {},
})
