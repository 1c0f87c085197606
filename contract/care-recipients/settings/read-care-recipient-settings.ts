import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { careRecipientSettings } from './settings-view.ts'

/** What holds at a care place when people are registered there. Without `carePlaceId` it is the place that was chosen. */
export const readCareRecipientSettings = endpoint({
  name: 'care-recipients/settings/read-care-recipient-settings',
  method: 'GET',
  path: '/CareRecipient/Settings',
  applications: ['GUIDE', 'CSP'],
  permission: 'CareRecipientRead',
  summary: 'Reads the care recipient settings that hold at a care place.',
  query: z.object({ carePlaceId: guid.optional() }),
  output: careRecipientSettings,
  refusals: {},
})
