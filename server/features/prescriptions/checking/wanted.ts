import type { z } from 'zod'
import type { headInput, RowInput } from '@omsorg/contract/prescriptions/prescription/prescription-input.ts'
import { consumptionPeriodOf, type WantedRow } from '@omsorg/domain/prescriptions/prescription/prescribe-row.ts'
import type { WantedPrescription } from '@omsorg/domain/prescriptions/prescription/prescribe.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

export type HeadInput = z.output<z.ZodObject<typeof headInput>>

/** The head of a prescription as the rules read it. */
export function wantedOf(input: HeadInput, therapyArea: TherapyArea): WantedPrescription {
  const { endDate } = input
  return {
    therapyArea,
    type: input.type,
    months: input.periodMonths,
    start: Temporal.PlainDate.from(input.startDate),
    end: endDate ? Temporal.PlainDate.from(endDate) : endDate === null ? null : undefined,
    customerNumber: input.customerNumber,
    payerCustomerNumber: input.payerCustomerNumber,
    patientDataOwnerId: input.patientDataOwnerId,
    note: input.note,
    fee: input.patientFee,
    confirm: input.confirm,
  }
}

/** A row as the rules read it: amounts become the decimals that were typed. */
export function wantedRowOf(row: RowInput): WantedRow {
  const textOf = (amount: number | null) => (amount === null ? null : String(amount))
  return {
    itemNumber: row.itemNumber,
    amount: textOf(row.consumption),
    consumptionPeriod: row.consumptionPeriod && consumptionPeriodOf[row.consumptionPeriod],
    calculationPeriod: row.calculationPeriod,
    withdrawals: row.withdrawals,
    withdrawalsRemaining: row.withdrawalsRemaining,
    packagesPerWithdrawal: row.packagesPerWithdrawal,
    cutOption: row.cutOption,
    cutSize: row.cutSize,
    invoiceAreaId: row.invoiceAreaId,
    note: row.note,
    flavors: row.flavors.map((flavor) => ({ ...flavor, consumption: textOf(flavor.consumption) })),
  }
}
