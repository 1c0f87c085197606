import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { mayImport, importKind } from './import-view.ts'

/** What an import reads: read in again it changes nothing. An empty one is the template. A workbook is Excel in either format. */
export const exportOrganisation = endpoint({
  name: 'organisation-import/batch/export-organisation',
  method: 'GET',
  path: '/Organization/Export',
  applications: ['PRINCIPAL'],
  permission: mayImport,
  summary: 'Makes an Excel or CSV file of the care units, care places or users of a client.',
  query: z.object({
    clientId: guid,
    kind: importKind,
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
    template: z.enum(['true', 'false']).default('false'),
  }),
  answers: 'file',
  output: shown.file,
  refusals: {},
})
