import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { itemShown } from '../item-replacement/item-shown.ts'
import { equivalentItem } from './equivalent.ts'

/** What goes out and is still prescribed, with the nearest that could take its place: the ground of a substitution run. */
export const listOutgoingItems = endpoint({
  name: 'customer-service/substitution/list-outgoing-items',
  method: 'GET',
  path: '/ItemReplacement/Outgoing',
  applications: ['CSP'],
  permission: 'ItemReplacementRead',
  summary: 'Lists the items of active prescriptions that go out or cannot be sold, each with its nearest equivalent.',
  output: z.object({
    items: z.array(
      z.object({
        item: itemShown,
        prescriptions: z.int(),
        clients: z.int(),
        /** A replacement of it is not finished. */
        isBeingReplaced: z.boolean(),
        /** Null where nothing is near enough. */
        nearest: equivalentItem.nullable(),
      }),
    ),
  }),
  refusals: {},
})
