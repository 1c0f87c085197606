import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { ownAndInherited, savedVersion, settingView } from './setting-fields.ts'

/** The prescription settings of a client; before the first save, the defaults of the product. */
export const readClientSettings = endpoint({
  name: 'prescriptions/settings/read-client-settings',
  method: 'GET',
  path: '/IterativePrescription/ClientSettings/{clientId}',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsRead',
  summary: 'Reads the prescription settings of a client.',
  params: z.object({ clientId: guid }),
  output: z.object({ clientId: shown.guid, ...settingView, ...ownAndInherited, ...savedVersion }),
  refusals: {},
})
