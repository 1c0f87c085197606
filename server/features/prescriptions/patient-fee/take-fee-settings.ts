import type { Taking } from '@omsorg/domain/organisation/client/parts-to-take.ts'
import { feeOn } from '@omsorg/domain/prescriptions/patient-fee/fee-settings.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readFeeSettings, writeFeeSettings } from './fee-settings.sql.ts'

/** The patient fees that hold today at another client, at one that is held, from today on. */
export async function takeFeeSettings(tx: Transaction, from: string, to: string, today: string): Promise<Taking> {
  const fees = (await readFeeSettings(tx, from))?.fees ?? []
  const current = fees.filter((fee) => feeOn(fees, fee.therapyArea, today) === fee)
  if (current.length === 0) return 'nothing'
  await writeFeeSettings(tx, to, today, current)
  return 'taken'
}
