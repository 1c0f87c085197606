import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import { lastChange } from '../last-change.ts'

/** What of a client or a care place is set, each by the name that its history has. */
export const changedSubjects = [
  'order-settings',
  'prescription-settings',
  'care-recipient-settings',
  'authentication-providers',
  'features',
  'therapy-areas',
  'product-settings',
  'product-availability',
  'patient-fee',
  'customer-number',
] as const

/** Who changed each setting last: of a client, and of a care place both its own and its client's. */
export const readLastChanges = endpoint({
  name: 'organisation/change/read-last-changes',
  method: 'GET',
  path: '/Organization/Change/{subject}',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsRead',
  summary: 'Tells who changed each setting of a client, or of a care place and its client, last.',
  params: z.object({ subject: z.enum(changedSubjects) }),
  query: z.object({ clientId: guid, carePlaceId: guid.optional() }),
  output: z.object({
    changes: z.array(
      lastChange
        .extend({
          level: z.enum(['Client', 'CarePlace']),
          /** Of several rows of one owner, such as ways to sign in, with that before it: `Siths.enabled`. */
          field: z.string(),
        })
        .meta({ id: 'SettingChange' }),
    ),
  }),
  refusals: {},
})
