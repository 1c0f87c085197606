import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { mergedSettings } from './setting-fields.ts'

/** What holds at a care place of a client (O-7-12). A place of another client is missing. */
export const readMergedSettings = endpoint({
  name: 'prescriptions/settings/read-merged-settings',
  method: 'GET',
  path: '/IterativePrescription/MergedSettings/{clientId}/{carePlaceId}',
  applications: ['GUIDE', 'CSP'],
  permission: 'ProductPrescriptionRead',
  summary: 'Reads the prescription settings that hold at a care place.',
  params: z.object({ clientId: guid, carePlaceId: guid }),
  output: mergedSettings,
  refusals: {},
})
