import { listInvoiceAreas as contract } from '@omsorg/contract/organisation/invoice-area/list-invoice-areas.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readMarketOfClient } from '../client/live-client.sql.ts'
import { readInvoiceAreas } from './invoice-areas.sql.ts'

export const listInvoiceAreas = handle(contract, async ({ query, tx }) => {
  const { clientId, customerNumber = null, page, pageSize, sortOrder } = query
  const descending = sortOrder === 'desc'
  const [market, { areas, found }] = await Promise.all([
    readMarketOfClient(tx, clientId),
    readInvoiceAreas(tx, { clientId, customerNumber, page, pageSize, descending }),
  ])
  return market === null ? notFound() : agree({ entities: areas, totalCount: found, page, pageSize })
})
