import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { importView } from './import-view.ts'

/** Applies a file that was looked at, all of it or nothing. It is carried out behind the answer; the list shows how far it is. */
export const applyImport = endpoint({
  name: 'products/import/apply-import',
  method: 'POST',
  path: '/Product/Import/{importId}/Apply',
  applications: ['PRINCIPAL'],
  permission: 'UtilitiesWrite',
  summary: 'Applies an import that was previewed, all or nothing.',
  idempotent: true,
  params: z.object({ importId: idInText }),
  output: importView,
  refusals: {
    'has-errors': { code: 'COM001001' },
    'nothing-to-apply': { code: 'COM001001' },
    'not-previewed': { code: 'COM001001' },
  },
})
