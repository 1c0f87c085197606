import { readPatientExtraFee as contract } from '@omsorg/contract/orders/settings/read-patient-extra-fee.ts'
import { marketOf, todayIn } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readExtraFees, readMarketOfClient } from './extra-fees.sql.ts'

export const readPatientExtraFee = handle(contract, async ({ query, now, tx }) => {
  const { clientId } = query
  const [market, fees] = await Promise.all([readMarketOfClient(tx, clientId), readExtraFees(tx, clientId)])
  if (market === null) return notFound()
  const today = todayIn(market, now).toString()
  const current = fees.find((fee) => fee.validFrom <= today) ?? null
  return agree({ clientId, currency: marketOf(market).currency, current, fees })
})
