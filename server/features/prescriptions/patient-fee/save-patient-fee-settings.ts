import { savePatientFeeSettings as contract } from '@omsorg/contract/prescriptions/patient-fee/save-patient-fee-settings.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { checkFeeSettings } from '@omsorg/domain/prescriptions/patient-fee/fee-settings.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { holdClientToSet } from '../../organisation/index.ts'
import { feeSettingsViewOf } from './fee-settings-view.ts'
import { readFeeSettings, writeFeeSettings } from './fee-settings.sql.ts'

export const savePatientFeeSettings = handle(contract, async ({ params: { clientId }, input, now, tx }) => {
  const market = await holdClientToSet(tx, clientId)
  if (market === null) return notFound()
  const today = todayIn(market, now)
  const validFrom = input.validFrom === null ? today : Temporal.PlainDate.from(input.validFrom)
  const judged = checkFeeSettings(
    input.areas.map(({ therapyArea }) => therapyArea),
    validFrom,
    today,
  )
  if (!judged.ok) return judged
  const stands = await readFeeSettings(tx, clientId)
  if (stands?.version !== input.rowVersion) return refuse('stale')
  await writeFeeSettings(tx, clientId, validFrom.toString(), input.areas)
  const saved = await readFeeSettings(tx, clientId)
  return saved ? agree(feeSettingsViewOf(clientId, saved, now)) : notFound()
})
