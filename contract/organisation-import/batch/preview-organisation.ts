import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { file, guid } from '../../fields.ts'
import { mayImport, organisationImport, importKind } from './import-view.ts'

/** Reads a file, or the three sheets of a workbook in the order of the kinds, and keeps what it would change. Nothing of the organisation is changed by it, and nothing is ever removed. */
export const previewOrganisation = endpoint({
  name: 'organisation-import/batch/preview-organisation',
  method: 'POST',
  path: '/Organization/Import/Preview',
  applications: ['PRINCIPAL'],
  permission: mayImport,
  summary: 'Reads a CSV or Excel file of care units, care places or users of a client and keeps what it would change.',
  encoding: 'multipart',
  input: z.object({ clientId: guid, kind: importKind, file }),
  output: organisationImport,
  refusals: {
    'client-not-found': { code: 'COM001001' },
    'not-readable': { code: 'UNSUPPORTED_TYPE' },
    'too-many-imports': { code: 'OVERLOADED' },
    'too-large': { code: 'TOO_LARGE' },
  },
})
