import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { areaInText, idInText } from '../../fields.ts'

/** How many PCA items the caller may see; 0 where the client has no PCA assortment (O-7-105). */
export const countPcaProducts = endpoint({
  name: 'products/search/count-pca-products',
  method: 'GET',
  path: '/Product/PcaCount',
  applications: ['GUIDE', 'CSP'],
  permission: 'ProductPrescriptionRead',
  summary: 'Counts the PCA items of a therapy area, or of all of them.',
  query: z.object({ therapyArea: areaInText.optional(), careRecipientId: idInText.optional() }),
  output: z.object({ count: z.int() }),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
})
