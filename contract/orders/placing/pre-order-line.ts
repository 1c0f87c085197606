import { setAsideReasons, waysOn } from '@omsorg/domain/orders/placing/set-aside.ts'
import { z } from 'zod'
import { suggestionView } from '../../care-recipients/recipient/suggestion-view.ts'
import { consumptionPeriod } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { lineView } from './line.ts'

export const flavorChoice = z.object({
  itemNumber: z.string(),
  name: z.string(),
  /** Filled in from what is known of the person's wish (rules 3.13); 0 where nothing is. */
  packages: z.int(),
  lastPackages: z.int(),
  orderable: z.boolean(),
})

/** What every line to fill in says, wherever it comes from. */
const lineToFillIn = lineView.omit({ flavors: true, net: true, vat: true }).extend({
  lastQuantity: z.int().nullable(),
  lastOrderDate: shown.isoDate.nullable(),
  /** All that may be chosen; empty for an item without flavours. */
  flavors: z.array(flavorChoice),
  /** Why it stands set aside from the start; null where it does not (rules 3.19). */
  setAsideReason: z.enum(setAsideReasons).nullable(),
  /** What whoever asks may do about it here; null where that is nothing. */
  wayOn: z.enum(waysOn).nullable(),
  /** `deliveryDate` of an express order; null where express does not hurry it, because it is not in stock. */
  expressDate: shown.isoDate.nullable(),
})

/** A row of a prescription as a line to fill in, with everything that explains its limit. */
export const preOrderLine = lineToFillIn.extend({
  consumption: shown.decimal.nullable(),
  consumptionPeriod: consumptionPeriod.nullable(),
  withdrawals: z.int(),
  extraWithdrawals: z.int(),
  withdrawalsRemaining: z.int(),
  packagesPerWithdrawal: z.int(),
  /** Before this day an order comes early. */
  mayOrderFrom: shown.isoDate.nullable(),
  suggestion: suggestionView,
})

export type PreOrderLine = z.output<typeof preOrderLine>

/** An item that is on no prescription, as a line to fill in. No limit holds for it. */
export const preOrderItemLine = lineToFillIn.omit({ careRecipientId: true }).extend({
  /** What the orders of the last three months make of one; null where there was none. */
  suggestedQuantity: z.int().nullable(),
})

export type PreOrderItemLine = z.output<typeof preOrderItemLine>
