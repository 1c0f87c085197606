import { z } from 'zod'
import { ability } from '../ability.ts'
import { suggestionView } from '../care-recipients/suggestion-view.ts'
import { consumptionPeriod } from '../fields.ts'
import { productView } from '../products/product-view.ts'
import * as shown from '../shown.ts'
import { supplyView } from './supply-view.ts'

export const rowStatuses = ['preliminary', 'active', 'used-up', 'closed'] as const

export const rowStatus = z.enum(rowStatuses)

/** 0 unknown, 1 active, 2 no refills, 3 expired, 4 cancelled (state machines 2.2). */
export const additionStatus = z.literal([0, 1, 2, 3, 4])

const flavor = z.object({
  itemNumber: z.string(),
  name: z.string(),
  packages: z.int(),
  consumption: shown.decimal.nullable(),
})

const addition = z.object({
  additionId: shown.id,
  prescriptionRowId: shown.id,
  extraPackages: z.int(),
  extraWithdrawals: z.int(),
  startDate: shown.isoDate,
  endDate: shown.isoDate,
  status: additionStatus,
})

/** `unavailable`: the row's `unavailabilityCode` says why. `person`: the head of the page says why (its `can.order`). */
export const rowOrderBlocks = ['unavailable', 'person'] as const

/** One item of a prescription: what was granted, what is left, when it runs out, and what may be done with it today. */
export const rowView = z.object({
  prescriptionRowId: shown.id,
  itemNumber: z.string(),
  productGroupNumber: z.string().nullable(),
  product: productView,
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
  lastOrderedBy: z.string().nullable(),
  unavailabilityCode: shown.unavailabilityCode,
  can: z.object({ order: ability(rowOrderBlocks) }),
  suggestion: suggestionView,
  supply: supplyView,
  addition: addition.nullable(),
  rowVersion: shown.rowVersion,
})

export type RowView = z.output<typeof rowView>
