import { readPatientFeeSettings as contract } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-settings.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { feeSettingsViewOf } from './fee-settings-view.ts'
import { readFeeSettings } from './fee-settings.sql.ts'

export const readPatientFeeSettings = handle(contract, async ({ params: { clientId }, now, tx }) => {
  const found = await readFeeSettings(tx, clientId)
  return found ? agree(feeSettingsViewOf(clientId, found, now)) : notFound()
})
