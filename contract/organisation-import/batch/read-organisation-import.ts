import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import { mayImport, organisationImport, organisationImportRow, rowChanges } from './import-view.ts'

/** An import, with its rows as the file has them, those with errors first. While it is applied it tells how far it is. */
export const readOrganisationImport = endpoint({
  name: 'organisation-import/batch/read-organisation-import',
  method: 'GET',
  path: '/Organization/Import/{importId}',
  applications: ['PRINCIPAL'],
  permission: mayImport,
  summary: 'Reads an import of the organisation and what each row of it would change.',
  params: z.object({ importId: idInText }),
  query: z.object({ change: z.enum(rowChanges).optional(), ...pagingInQuery }),
  output: listOf(organisationImportRow).extend({ import: organisationImport }),
  refusals: {},
})
