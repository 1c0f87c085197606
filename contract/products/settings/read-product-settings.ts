import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { productSettings } from './product-setting-fields.ts'

export const readProductSettings = endpoint({
  name: 'products/settings/read-product-settings',
  method: 'GET',
  path: '/Organization/Client/{clientId}/productSettings',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsRead',
  summary: 'Reads the product settings of a client.',
  params: z.object({ clientId: guid }),
  output: z.object({
    clientId: shown.guid,
    ...productSettings,
    fewInStockBelow: z.int(),
    workingCapacityPercent: z.int(),
    dayFrom: z.int(),
    eveningFrom: z.int(),
    nightFrom: z.int(),
    /** 0 before anything was saved. */
    rowVersion: z.int(),
  }),
  refusals: {},
})
