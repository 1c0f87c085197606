import { rowStatus as states } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import { suggestionView } from '../../care-recipients/recipient/suggestion-view.ts'
import { consumptionPeriod } from '../../fields.ts'
import { productView } from '../../products/product/product-view.ts'
import * as shown from '../../shown.ts'
import { additionView } from '../addition/addition-view.ts'
import { supplyView } from './supply-view.ts'
import { shownAuthor } from '../../author.ts'

export const rowStatus = z.enum(wordsOf(states))

const flavor = z.object({
  itemNumber: z.string(),
  name: z.string(),
  packages: z.int(),
  consumption: shown.decimal.nullable(),
})

/** `unavailable`: the row's `unavailabilityCode` says why. `person`: the head of the page says why (its `can.order`). */
export const rowOrderBlocks = ['unavailable', 'person'] as const

/** Why a row cannot be closed here. */
export const rowCloseBlocks = ['right-missing', 'not-your-area', 'prescription-not-running', 'row-closed'] as const

/** Why a row can have no further addition here and now. */
export const additionBlocks = [
  'right-missing',
  'not-your-area',
  'additions-not-allowed',
  'prescription-not-active',
  'row-not-active',
  'other-care-place',
  'addition-open',
] as const

/** One item of a prescription: what was granted, what is left, when it runs out, and what may be done with it today. */
export const rowView = z
  .object({
    prescriptionRowId: shown.id,
    itemNumber: z.string(),
    productGroupNumber: z.string().nullable(),
    product: productView,
    /** What the product contains; whether the person bears it, her page says. */
    latex: z.boolean(),
    pvc: z.boolean(),
    flavors: z.array(flavor),
    consumption: shown.decimal.nullable(),
    consumptionPeriod: consumptionPeriod.nullable(),
    /** In months, 3 or 12; null for prescriptions below 3 months. */
    calculationPeriod: z.int().nullable(),
    withdrawals: z.int(),
    /** Extra withdrawals of all additions as they count now; the bars show this many more. */
    extraWithdrawals: z.int(),
    withdrawalsRemaining: z.int(),
    packagesPerWithdrawal: z.int(),
    remainingPackages: z.int(),
    /** What the next order may hold at most. */
    allowedPackages: z.int(),
    /** How many usual withdrawals the last one may hold. */
    lastWithdrawalFactor: z.int(),
    intervalDays: z.int(),
    /** When the next withdrawal is expected; null before the first. */
    nextDate: shown.isoDate.nullable(),
    /** Before this day an order comes early (warned of, or refused with code 11). */
    mayOrderFrom: shown.isoDate.nullable(),
    /** From this day the prescription may be renewed; null when it may be now or never. */
    renewableFrom: shown.isoDate.nullable(),
    cutOption: z.string().nullable(),
    cutSize: z.int().nullable().describe('mm'),
    invoiceAreaId: shown.id.nullable(),
    note: z.string().nullable(),
    status: rowStatus,
    lastOrderDate: shown.isoDate.nullable(),
    lastOrderedBy: shownAuthor.nullable(),
    unavailabilityCode: shown.unavailabilityCode,
    can: z.object({
      order: ability(rowOrderBlocks),
      close: ability(rowCloseBlocks),
      addition: ability(additionBlocks),
    }),
    suggestion: suggestionView,
    supply: supplyView,
    addition: additionView.nullable(),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'RowView' })

export type RowView = z.output<typeof rowView>
