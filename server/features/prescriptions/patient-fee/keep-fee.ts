import type { FeeInput } from '@omsorg/contract/prescriptions/prescription/prescription-input.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { PrescribingFacts } from '../checking/facts.sql.ts'
import type { Change } from '../row/closing.sql.ts'
import { insertFee } from './fees.sql.ts'
import { percentageOf } from './read-patient-fee.ts'

export interface FeeToKeep {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
  readonly fee: Pick<FeeInput, 'amount' | 'percentage'>
  readonly today: Temporal.PlainDate
  readonly change: Change
}

/** The fee that comes with a prescription counts from today. One that says what holds already changes nothing. */
export async function keepFee(
  tx: Transaction,
  { fee: holds }: Pick<PrescribingFacts, 'fee'>,
  { careRecipientId, therapyArea, fee, today, change }: FeeToKeep,
): Promise<void> {
  const held = percentageOf(holds?.percentage ?? null)
  if (holds && holds.amount === fee.amount && held === fee.percentage) return
  await insertFee(tx, { careRecipientId, therapyArea, ...fee, validFrom: today }, change)
}
