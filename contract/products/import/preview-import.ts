import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { file, guid } from '../../fields.ts'
import { importChange, importError, importKind, importView } from './import-view.ts'

const textOfMarket = z.enum(['10', '30', '40', '80']).transform((code) => Number(code) as 10 | 30 | 40 | 80)

/** Reads a file and says what it would change. Nothing is changed; what was read is kept for whoever applies it. */
export const previewImport = endpoint({
  name: 'products/import/preview-import',
  method: 'POST',
  path: '/Product/Import/Preview',
  applications: ['PRINCIPAL'],
  permission: 'UtilitiesWrite',
  summary: 'Reads a CSV or Excel file of products, prices, agreements or stock and says what it would change.',
  encoding: 'multipart',
  input: z.object({
    kind: importKind,
    marketAreaCode: textOfMarket,
    /** Whose prices or agreements; products and stock belong to the market. */
    clientId: guid.optional(),
    /** The file is all there is: what is not in it is removed. */
    complete: z.enum(['true', 'false']).default('false'),
    file,
  }),
  output: importView.extend({
    errors: z.array(importError).describe('The first 500'),
    changes: z.array(importChange).describe('The first 200'),
  }),
  refusals: {
    'client-missing': { code: 'COM001003' },
    'client-not-found': { code: 'COM001001' },
    'not-readable': { code: 'UNSUPPORTED_TYPE' },
    /** Others are being read, and one waits already. */
    'too-many-imports': { code: 'OVERLOADED' },
    'too-large': { code: 'TOO_LARGE' },
  },
})
