import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { productSettings } from './product-setting-fields.ts'
import { readProductSettings } from './read-product-settings.ts'

export const saveProductSettings = endpoint({
  name: 'products/settings/save-product-settings',
  method: 'PUT',
  path: '/Organization/Client/{clientId}/productSettings',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsWrite',
  summary: 'Sets the product settings of a client.',
  idempotent: true,
  params: z.object({ clientId: guid }),
  input: z.object({ ...productSettings, rowVersion: z.int().min(0).max(2_147_483_647) }),
  output: readProductSettings.output,
  refusals: { stale: { code: 'CONFLICT_STALE' }, 'hours-out-of-order': { code: 'COM001001' } },
})
