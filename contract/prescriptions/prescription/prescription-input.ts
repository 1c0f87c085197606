import { prescriptionTypes } from '@omsorg/domain/prescriptions/row/row.ts'
import { z } from 'zod'
import { consumptionPeriod, id, isoDate, itemNumber, minor, packages, rowVersion } from '../../fields.ts'

/** A decimal as it was typed, with at most four decimals: 0.5 is stored as 5/10 and never as a binary fraction. */
export const consumption = z
  .number()
  .min(0)
  .max(99_999)
  .refine((amount) => /^\d{1,5}(\.\d{1,4})?$/.test(String(amount)))

export const noteInput = z.string().trim().max(500)

/** `none`: no cut; `standard`: cut to a size in mm; `individual`: by the person's own template (O-3-31). */
export const cutOptions = ['none', 'standard', 'individual'] as const

export const cutInput = {
  cutOption: z.enum(cutOptions).nullable().default(null),
  /** In mm (O-5-16). */
  cutSize: z.int().min(15).max(70).nullable().default(null),
}

export const flavorInput = z
  .object({ itemNumber, packages, consumption: consumption.nullable().default(null) })
  .meta({ id: 'FlavorInput' })

/**
 * A row as it is prescribed. What is left out is filled in as the wizard would: withdrawals by the months, the calculation
 * period by the setting. Packages per withdrawal are never filled in (IPS001022).
 */
export const rowInput = z
  .object({
    itemNumber,
    flavors: z.array(flavorInput).max(50).default([]),
    consumption: consumption.nullable().default(null),
    consumptionPeriod: consumptionPeriod.nullable().default(null),
    calculationPeriod: z.literal([3, 12]).nullable().default(null),
    withdrawals: z.int().min(0).max(9_999).nullable().default(null),
    withdrawalsRemaining: z.int().min(0).max(9_999).nullable().default(null),
    packagesPerWithdrawal: packages.nullable().default(null),
    ...cutInput,
    invoiceAreaId: id.nullable().default(null),
    note: noteInput.default(''),
  })
  .meta({ id: 'RowInput' })

export type RowInput = z.output<typeof rowInput>

/**
 * What the person pays: amount or percentage, as the client's type asks. Method and type may be sent along; they must then be
 * the client's (IPS001005).
 */
export const feeInput = z
  .object({
    method: z.enum(['per-month', 'per-withdrawal']).optional(),
    type: z.enum(['fixed', 'percentage']).optional(),
    amount: minor.nullable().default(null),
    /** Hundredths of a percent: 2550 is 25.5 %. */
    percentage: z.int().min(0).max(10_000).nullable().default(null),
  })
  .meta({ id: 'FeeInput' })

export type FeeInput = z.output<typeof feeInput>

/**
 * The period: months from the start, or an end date chosen by hand, which then counts. Without both it lasts 365 days; an end
 * date that is sent as null was to be chosen and was not (IPS001020).
 */
export const periodInput = {
  periodMonths: z.int().min(1).max(12).nullable().default(null),
  startDate: isoDate,
  endDate: isoDate.nullable().optional(),
}

/** The head of a prescription. Numbers that are left out are those of the care place and the area. */
export const headInput = {
  /** 1 iterative, 2 dispense, 3 lean. */
  type: z.enum(prescriptionTypes).default('iterative'),
  ...periodInput,
  customerNumber: z.string().trim().min(1).max(40).nullable().default(null),
  payerCustomerNumber: z.string().trim().min(1).max(40).nullable().default(null),
  patientDataOwnerId: z.string().trim().min(1).max(100).nullable().default(null),
  note: noteInput.default(''),
  patientFee: feeInput.nullable().default(null),
  confirm: z.boolean().default(false),
}

/** A row that may stand on the prescription already; without an id it is new. */
export const rowToUpdate = rowInput
  .extend({ prescriptionRowId: id.nullable().default(null) })
  .meta({ id: 'RowToUpdate' })

/** What an edit sends back: the version that was read. */
export const versionRead = { prescriptionId: id, rowVersion }
