import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import { mayImport, organisationImport } from './import-view.ts'

export const listOrganisationImports = endpoint({
  name: 'organisation-import/batch/list-organisation-imports',
  method: 'GET',
  path: '/Organization/Imports',
  applications: ['PRINCIPAL'],
  permission: mayImport,
  summary: 'Lists the imports of a client, the newest first.',
  query: z.object({ clientId: guid, ...pagingInQuery }),
  output: listOf(organisationImport),
  refusals: {},
})
