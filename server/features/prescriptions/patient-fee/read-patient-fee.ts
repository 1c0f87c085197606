import { readPatientFee as contract } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readFeeToday } from './fee-today.sql.ts'

export const readPatientFee = handle(contract, async ({ params, today, tx }) => {
  const { careRecipientId, therapyArea } = params
  const fee = await readFeeToday(tx, careRecipientId, therapyArea, today)
  if (!fee) return notFound()
  const { method, type, amount, percentage, minimumOrderLimit } = fee
  const isSet = method !== null && type !== null && (amount !== null || percentage !== null)
  return agree({
    careRecipientId,
    patientFee: isSet
      ? { therapyArea, method, type, amount, percentage: percentageOf(percentage), minimumOrderLimit }
      : null,
  })
})

/** The percentage as exact text in hundredths: '25.50' is 2550. */
export function percentageOf(text: string | null): number | null {
  return text === null ? null : Math.round(Number(text) * 100)
}
