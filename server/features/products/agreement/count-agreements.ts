import { countAgreements as contract } from '@omsorg/contract/products/agreement/count-agreements.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { letterOf } from '@omsorg/domain/products/product/visibility.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { buysUnder, countOffers } from './count-agreements.sql.ts'

export const countAgreements = handle(contract, async ({ params, today, tx }) => {
  const { clientId, customerNumber, marketAreaCode } = params
  if (!(await buysUnder(tx, clientId, marketAreaCode, customerNumber))) return notFound()
  const counts = await countOffers(tx, clientId, customerNumber, today)
  return agree({
    counts: counts.map(({ type, count }) => ({ agreementType: type, agreementLetter: letterOf(type), count })),
  })
})
