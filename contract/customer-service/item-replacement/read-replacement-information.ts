import { consumptionPeriods } from '@omsorg/domain/product-selection/item/consumption.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { itemNumber, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { itemShown } from './item-shown.ts'
import { replacementRefusals } from './replacement-refusals.ts'

const counts = {
  carePlaces: z.int(),
  prescriptions: z.int(),
  cartItems: z.int(),
  preliminaryOrders: z.int(),
}

/** Whom a replacement would reach, before anything is changed. Counts and places, never a person (O-7-177). */
export const readReplacementInformation = endpoint({
  name: 'customer-service/item-replacement/read-replacement-information',
  method: 'GET',
  path: '/ItemReplacement/Information',
  applications: ['CSP', 'PRINCIPAL'],
  permission: 'ItemReplacementRead',
  summary: 'Counts whom the replacement of an item by another would reach.',
  query: z.object({
    replaced: itemNumber,
    replacement: itemNumber,
    /** The patient data owner whose client it is about; all clients of the market, when left out. */
    pdo: z.string().trim().min(1).max(50).optional(),
  }),
  output: z.object({
    therapyArea: therapyArea.nullable(),
    replaced: itemShown,
    replacement: itemShown,
    ...counts,
    clients: z.array(z.object({ clientId: shown.guid, clientName: z.string(), pdo: z.string(), ...counts })),
    /** Rows whose prescription holds the new item already: they are joined with it. */
    merged: z.int(),
    /** Rows with a note that names the replaced item. */
    notesNamingIt: z.int(),
    /** Orders with the item that are placed and not delivered: they stay as they are. */
    placedOrders: z.int(),
    /** The row that most have, converted; null where nobody has one. */
    example: z
      .object({
        withdrawals: z.int(),
        packagesPerWithdrawal: z.int(),
        consumption: shown.decimal.nullable(),
        consumptionPeriod: z.enum(consumptionPeriods).nullable(),
      })
      .nullable(),
    /** Why it cannot be published now; null when it can. */
    block: z.enum(['unfinished', 'other-area', 'not-sellable', 'same-item']).nullable(),
    /** The unfinished replacement that stands in the way. */
    unfinishedId: shown.id.nullable(),
  }),
  refusals: {
    'item-not-found': replacementRefusals['item-not-found'],
    'market-not-found': replacementRefusals['market-not-found'],
    'client-not-found': replacementRefusals['client-not-found'],
    'other-market': replacementRefusals['other-market'],
  },
})
