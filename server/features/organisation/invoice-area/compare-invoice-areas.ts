import { compareInvoiceAreas as contract } from '@omsorg/contract/organisation/invoice-area/compare-invoice-areas.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { ErpCatalogue } from '../../../adapters/erp-catalogue/port.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { readMarketOfClient } from '../client/live-client.sql.ts'
import { compareStoredAreas, comparisonViewOf } from './compared-areas.ts'
import { readAreasOfNumber } from './invoice-areas.sql.ts'

export function compareInvoiceAreas(erp: ErpCatalogue): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ input, transaction }) => {
    const { clientId, customerNumber } = input
    const [market, { hasNumber }] = await transaction((tx) =>
      Promise.all([readMarketOfClient(tx, clientId), readAreasOfNumber(tx, clientId, customerNumber)]),
    )
    if (market === null) return refuse('client-not-found', { at: 'clientId' })
    if (!hasNumber) return refuse('number-not-found', { at: 'customerNumber' })
    const answer = await erp.invoiceAreasOf(customerNumber)
    if (answer.result === 'unavailable') return refuse('erp-unavailable')
    if (answer.result === 'unknown-customer') return refuse('number-unknown', { at: 'customerNumber' })
    const differences = await transaction((tx) => compareStoredAreas(tx, input, answer.value))
    return agree(comparisonViewOf(input, differences))
  })
}
