import { z } from 'zod'
import { ability } from '../../ability.ts'
import { consumptionPeriod } from '../../fields.ts'
import { productView } from '../../products/product/product-view.ts'
import * as shown from '../../shown.ts'
import { prescribingBlockRefusals, prescribingBlocks } from '../prescription/prescribing-refusals.ts'
import type { Refusal } from '../../endpoint.ts'

/** Why a row is not renewed here: nobody sells it any more, or somebody else has to renew it (rules 3.14). */
export const leftOutReasons = ['notSellable', 'needsSpecialist', 'needsDispenseHandler'] as const

export const leftOutRow = z
  .object({
    prescriptionRowId: shown.id,
    itemNumber: z.string(),
    name: z.string(),
    reason: z.enum(leftOutReasons),
  })
  .meta({ id: 'LeftOutRow' })

export type LeftOutRow = z.output<typeof leftOutRow>

/** Why a prescription cannot be renewed, or not from the day that is asked for. */
export const renewalBlocks = [
  'prescription-not-renewable',
  'ended-too-long-ago',
  'successor-waiting',
  'start-not-after-old-start',
  'old-end-passed',
  'no-row-renewable',
] as const

/** Beside these, whatever stands in the way of prescribing for the person, and an item that runs elsewhere by now. */
export const renewalStartBlocks = [...renewalBlocks, ...prescribingBlocks, 'place-not-chosen', 'row-exists'] as const

export type RenewalStartBlock = (typeof renewalStartBlocks)[number]

/** One of the two days from which a prescription may go on. */
export const renewalStart = z
  .object({
    startDate: shown.isoDate,
    endDate: shown.isoDate,
    can: ability(renewalStartBlocks),
  })
  .meta({ id: 'RenewalStart' })

/** A row as the new prescription would have it: granted anew, nothing drawn, no additions. */
export const proposedRow = z
  .object({
    prescriptionRowId: shown.id.describe('The row that is renewed'),
    itemNumber: z.string(),
    productGroupNumber: z.string().nullable(),
    product: productView,
    consumption: shown.decimal.nullable(),
    consumptionPeriod: consumptionPeriod.nullable(),
    calculationPeriod: z.int().nullable(),
    withdrawals: z.int(),
    packagesPerWithdrawal: z.int(),
    remainingPackages: z.int(),
    cutOption: z.string().nullable(),
    cutSize: z.int().nullable().describe('mm'),
    invoiceAreaId: shown.id.nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'ProposedRow' })

/** What both renewals answer. */
export const renewed = z
  .object({
    prescriptionId: shown.id,
    careRecipientId: shown.id,
    startDate: shown.isoDate,
    endDate: shown.isoDate,
    /** Active from today, or preliminary until its day comes. */
    status: z.enum(['active', 'preliminary']),
    renewedRowIds: z.array(shown.id).describe('The rows of the old prescription that go on in the new one'),
    leftOut: z.array(leftOutRow),
  })
  .meta({ id: 'Renewed' })

export const renewalRefusals = {
  'place-not-chosen': { code: 'CRS003002' },
  ...prescribingBlockRefusals,
  'prescription-not-renewable': { code: 'IPS001006' },
  'ended-too-long-ago': { code: 'IPS001006' },
  'successor-waiting': { code: 'IPS001012' },
  'row-exists': { code: 'IPS001013' },
  'start-not-possible': { code: 'COM001001' },
  'start-not-after-old-start': { code: 'IPS001021' },
  'old-end-passed': { code: 'COM001001' },
  'no-row-renewable': { code: 'IPS001018', detail: z.array(leftOutRow) },
} as const satisfies Record<string, Refusal>

export type RenewalRefusal = keyof typeof renewalRefusals
