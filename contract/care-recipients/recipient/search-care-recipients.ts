import { kindOfTerm } from '@omsorg/domain/care-recipients/recipient/search-term.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { consumptionPeriod, therapyArea } from '../../fields.ts'
import { listOf, paging } from '../../paging.ts'
import { productView } from '../../products/product/product-view.ts'
import * as shown from '../../shown.ts'
import { orderedToday } from './ordered-today.ts'
import { nextDelivery, recipientStatus, recipientView, whereabouts } from './recipient-view.ts'
import { suggestionView, suggestionWord } from './suggestion-view.ts'

/** The wire codes of `sortBy`; 2 is the first name in every list of people. */
export const recipientSort = { urgency: 0, lastName: 1, firstName: 2, birthDate: 3, room: 4 } as const

/** No term lists everybody in reach; a term has four characters at least (O-5-31), a room one (decision 0030). */
const searchTerm = z
  .string()
  .trim()
  .max(100)
  .refine((term) => kindOfTerm(term) !== 'too-short')
  .default('')

/** The item that runs out first, and what to do about it. */
const urgentItem = productView.extend({
  consumption: shown.decimal.nullable(),
  consumptionPeriod: consumptionPeriod.nullable(),
  suggestion: suggestionView,
})

export const recipientRow = recipientView
  .extend({
    where: whereabouts,
    clientId: shown.guid,
    clientName: z.string(),
    urgent: urgentItem.nullable(),
    orderedToday: orderedToday.nullable(),
  })
  .meta({ id: 'RecipientRow' })

export type RecipientRow = z.output<typeof recipientRow>

/** Whom a list is asked for. */
export const listQuestion = z.object({
  searchTerm,
  statuses: z.array(recipientStatus).max(3).default([]),
  /** None = all words. The counts of the answer are of all words, whatever is chosen. */
  suggestions: z.array(suggestionWord).max(4).default([]),
  /** None = all; a room counts at the care place of the caller. */
  rooms: z.array(z.string().trim().min(1).max(30)).max(100).default([]),
  /** Whoever has a prescription that runs in one of them; none = all. */
  areas: z.array(therapyArea).max(8).default([]),
  ...paging,
  sortBy: z.enum(recipientSort).default(recipientSort.urgency),
})

/** The list from which the day starts: who needs something is on top. A protected person is found by the full number only. */
export const searchCareRecipients = endpoint({
  name: 'care-recipients/recipient/search-care-recipients',
  method: 'POST',
  path: '/CareRecipient/Search',
  applications: ['GUIDE', 'CSP'],
  permission: 'CareRecipientRead',
  summary: 'Lists the care recipients in reach with their next-order suggestion, the most urgent first.',
  input: listQuestion,
  output: listOf(recipientRow).extend({
    counts: z.object({
      timeToOrder: z.int(),
      soon: z.int(),
      consumptionMissing: z.int(),
      recentlyOrdered: z.int(),
      /** People whose most urgent item is due now and can be ordered, or renewed; whoever was ordered for today is not among them. Beyond a care place those of the page. */
      toOrder: z.int(),
      toRenew: z.int(),
    }),
    /** Whom `counts.toOrder` counts, at a care place on whatever page they stand, in the order of the list. */
    toOrderIds: z.array(z.int()),
    /** The rooms to choose from: those of everybody whom the term and the areas leave. */
    rooms: z.array(z.string()),
    today: shown.isoDate,
    nextDelivery: nextDelivery.nullable(),
  }),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
  shows: (answer) => answer.entities.map((each) => each.careRecipientId),
  searchesBy: (input) => input.searchTerm,
})
