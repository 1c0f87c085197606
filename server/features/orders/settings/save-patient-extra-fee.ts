import { savePatientExtraFee as contract } from '@omsorg/contract/orders/settings/save-patient-extra-fee.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { checkExtraFee } from '@omsorg/domain/orders/settings/extra-fee.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readMarketOfClient, writeExtraFee } from './extra-fees.sql.ts'

export const savePatientExtraFee = handle(contract, async ({ input, now, tx }) => {
  const { clientId, rowVersion, ...fees } = input
  const market = await readMarketOfClient(tx, clientId)
  if (market === null) return refuse('client-not-found', { at: 'clientId' })
  const today = todayIn(market, now)
  const validFrom = input.validFrom === null ? today : Temporal.PlainDate.from(input.validFrom)
  const check = checkExtraFee({ ...fees, validFrom }, today)
  if (!check.ok) return check

  const fee = { ...fees, validFrom: validFrom.toString() }
  const written = await writeExtraFee(tx, { ...fee, clientId, rowVersion })
  return written ? agree(written) : refuse('stale')
})
