import { listClientAgreements as contract } from '@omsorg/contract/products/agreement/list-client-agreements.ts'
import { letterOf } from '@omsorg/domain/products/product/visibility.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { countClientAgreements, readClientAgreements, readClientFacts } from './client-agreements.sql.ts'

export const listClientAgreements = handle(contract, async ({ query, today, tx }) => {
  const [client, { agreements, totalCount }, counts] = await Promise.all([
    readClientFacts(tx, query.clientId),
    readClientAgreements(tx, query, today),
    countClientAgreements(tx, query, today),
  ])
  if (!client) return notFound()
  return agree({
    entities: agreements.map((each) => ({ ...each, agreementLetter: letterOf(each.agreementType) })),
    totalCount,
    page: query.page,
    pageSize: query.pageSize,
    clientName: client.name,
    marketAreaCode: client.market,
    customerNumbers: client.numbers,
    counts: counts.map(({ type, count }) => ({ agreementType: type, agreementLetter: letterOf(type), count })),
  })
})
