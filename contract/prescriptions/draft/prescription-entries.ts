import { z } from 'zod'
import { consumptionPeriod, id, itemNumber, rowVersion } from '../../fields.ts'

/** As it is typed, right or wrong: nothing is judged before it is prescribed. */
const typed = z.string().max(200).default('')
/** More than a note may have can be pasted, and is cut down by whoever wrote it. */
const note = z.string().max(5_000).default('')

const rowEntries = z.object({
  /** Names the row in the form. */
  key: z.string().max(60),
  prescriptionRowId: id.nullable().default(null),
  itemNumber,
  amount: typed,
  unit: consumptionPeriod.default('day'),
  flavors: z.record(z.string().max(40), z.string().max(200)).default({}),
  withdrawals: typed,
  packages: typed,
  cutOption: z.enum(['', 'none', 'standard', 'individual']).default(''),
  cutSize: typed,
  note,
  invoiceAreaId: typed,
})

/** What stands in the fields of a prescription that is not made yet. */
export const prescriptionEntries = z
  .object({
    startDate: typed,
    months: typed,
    endDate: typed,
    endByHand: z.boolean().default(false),
    calculationPeriod: z.enum(['3', '12']).default('3'),
    withdrawals: typed,
    customerNumber: typed,
    payerCustomerNumber: typed,
    invoiceAreaId: typed,
    patientFee: typed,
    note,
    rows: z.array(rowEntries).max(100).default([]),
  })
  .meta({ id: 'PrescriptionEntries' })

export type PrescriptionEntries = z.output<typeof prescriptionEntries>

/** A prescription that is not made yet, how far it has come, and what it stood on. */
export const unfinishedPrescription = z
  .object({
    entries: prescriptionEntries,
    step: z.enum(['use', 'period', 'check']).default('use'),
    /** What was chosen and taken out again. What is not named here was chosen later, and comes along. */
    leftOut: z.array(itemNumber).max(100).default([]),
    /** The version of the prescription that is changed; null for one that does not stand yet. */
    rowVersion: rowVersion.nullable().default(null),
  })
  .meta({ id: 'UnfinishedPrescription' })

export type UnfinishedPrescription = z.output<typeof unfinishedPrescription>
