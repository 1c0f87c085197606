import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { areaInText, idInText } from '../../fields.ts'
import { listOf, pagingInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'
import { otherCartItem, selection } from './cart-item-view.ts'
import { shownAuthor } from '../../author.ts'

/** What happened to a selection, in the words of its events. */
export const cartEvents = [
  'selected',
  'consumption-changed',
  'flavors-changed',
  'prescribed',
  'selected-again',
  'replaced',
  'removed',
] as const

export type CartEvent = (typeof cartEvents)[number]

/** A selection that has ended: by whom it was replaced or removed, when, and what happened before. */
export const endedSelection = selection
  .extend({
    endedBy: shownAuthor.nullable(),
    endedOn: shown.instant,
    /** The item that took its place; null when it was removed. */
    replacedBy: otherCartItem.nullable(),
    replaces: otherCartItem.nullable(),
    /** The oldest first. */
    events: z.array(z.object({ event: z.enum(cartEvents), at: shown.instant, by: shownAuthor.nullable() })),
  })
  .meta({ id: 'EndedSelection' })

export type EndedSelection = z.output<typeof endedSelection>

/** Earlier selections of a person, the one that ended last first. */
export const readCartHistory = endpoint({
  name: 'product-selection/cart/read-cart-history',
  method: 'GET',
  path: '/ShoppingCart/CareRecipient/History/{careRecipientId}',
  applications: ['GUIDE', 'CSP'],
  permission: { anyOf: ['ProductPrescriptionRead', 'OrderRead'], allOf: ['CareRecipientRead'] },
  summary: 'Lists the products that were selected for a care recipient and then replaced or removed.',
  params: z.object({ careRecipientId: idInText }),
  query: z.object({
    therapyArea: areaInText.optional(),
    ...pagingInQuery,
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(endedSelection).extend({ careRecipientId: shown.id }),
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
})
