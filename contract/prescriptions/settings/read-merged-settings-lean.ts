import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { therapyArea } from '../../fields.ts'

/** As much of the settings as a menu needs, for the care place of the call (O-7-13). */
export const readMergedSettingsLean = endpoint({
  name: 'prescriptions/settings/read-merged-settings-lean',
  method: 'GET',
  path: '/IterativePrescription/MergedSettingsLean',
  applications: ['GUIDE', 'CSP'],
  permission: 'signed-in',
  summary: 'Tells whether prescriptions are used here, and in which areas renewal can be asked for.',
  output: z.object({
    allowed: z.boolean(),
    therapyAreas: z.array(z.object({ therapyArea, renewalRequestsEnabled: z.boolean() })),
  }),
  refusals: { 'place-not-chosen': { code: 'CRS003002' } },
})
