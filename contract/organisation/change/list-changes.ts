import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import { guid, idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** What of the organisation has a history, each by the name that its rows have. */
export const historySubjects = [
  'client',
  'care-unit',
  'care-place',
  'customer-number',
  'invoice-area',
  'features',
  'therapy-areas',
  'product-settings',
  'product-availability',
  'prescription-settings',
  'order-settings',
  'care-recipient-settings',
  'extra-fee',
  'patient-fee',
  'authentication-providers',
  'available-roles',
] as const

export type HistorySubject = (typeof historySubjects)[number]

/** So many changes come at once. */
export const changesAtOnce = 25

/** A value as it was kept: of a switch, a number, a text, or several of a list. */
const keptValue = z
  .union([z.boolean(), z.number(), z.string(), z.array(z.union([z.number(), z.string()]))])
  .nullable()
  .meta({ id: 'KeptValue' })

/** Every change of a client, a care unit or a care place and of their settings, the latest first. */
export const listChanges = endpoint({
  name: 'organisation/change/list-changes',
  method: 'GET',
  path: '/Organization/History/{nodeType}/{nodeId}',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsRead',
  summary: 'Lists who changed what of a client, a care unit or a care place, from what to what.',
  params: z.object({ nodeType: z.enum(['Client', 'CareUnit', 'CarePlace']), nodeId: guid }),
  query: z.object({
    subject: z.enum(historySubjects).optional(),
    /** The change that those asked for come before: the last one that is known. */
    before: idInText.optional(),
  }),
  output: z.object({
    changes: z.array(
      z
        .object({
          changeId: shown.id,
          at: shown.instant,
          by: shownAuthor.nullable(),
          subject: z.enum(historySubjects),
          event: z.enum(['made', 'saved', 'removed']),
          /** Which of several is meant, such as the therapy area, by the name of its field. */
          of: z.record(z.string(), keptValue),
          fields: z.array(z.object({ field: z.string(), before: keptValue, after: keptValue })),
        })
        .meta({ id: 'OrganisationChange' }),
    ),
    hasMore: z.boolean(),
  }),
  refusals: {},
})
