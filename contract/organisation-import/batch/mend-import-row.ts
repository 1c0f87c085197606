import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText, rowVersion } from '../../fields.ts'
import { cells, mayImport, organisationImport, sheetKind } from './import-view.ts'

/** Nothing of the organisation is changed by it: the row is judged anew, and with it those that it makes right or wrong. */
export const mendImportRow = endpoint({
  name: 'organisation-import/batch/mend-import-row',
  method: 'PUT',
  path: '/Organization/Import/{importId}/Row',
  applications: ['PRINCIPAL'],
  permission: mayImport,
  summary: 'Corrects a row of an import that is not applied yet, or leaves it out.',
  idempotent: true,
  params: z.object({ importId: idInText }),
  input: z.object({
    kind: sheetKind,
    row: z.int().min(2).max(2_000_000),
    /** The whole row as it shall be; left out, it stays as it is. */
    cells: cells.optional(),
    /** The row is not applied; without it, it comes in again. */
    leaveOut: z.boolean().default(false),
    /** What was looked at; without it the last one to mend is right. */
    rowVersion: rowVersion.optional(),
  }),
  output: organisationImport,
  refusals: {
    'row-not-found': { code: 'COM001001' },
    'not-previewed': { code: 'COM001001' },
    'too-many-addresses': { code: 'COM001001' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
