import { marketOf, todayIn } from '@omsorg/domain/market.ts'
import { feeOn } from '@omsorg/domain/prescriptions/patient-fee/fee-settings.ts'
import type { FeesOfClient } from './fee-settings.sql.ts'

export function feeSettingsViewOf(clientId: string, { market, fees, version }: FeesOfClient, now: Temporal.Instant) {
  const today = todayIn(market, now).toString()
  const shown = fees.map((fee) => ({ ...fee, isCurrent: feeOn(fees, fee.therapyArea, today) === fee }))
  return { clientId, currency: marketOf(market).currency, fees: shown, rowVersion: version }
}
