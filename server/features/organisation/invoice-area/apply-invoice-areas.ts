import { applyInvoiceAreas as contract } from '@omsorg/contract/organisation/invoice-area/apply-invoice-areas.ts'
import type { AreaDifference } from '@omsorg/domain/organisation/invoice-area/compare-areas.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { ErpCatalogue } from '../../../adapters/erp-catalogue/port.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { holdClientToSet } from '../client/live-client.sql.ts'
import { compareStoredAreas, comparisonViewOf } from './compared-areas.ts'
import { addInvoiceArea, type InvoiceArea, readAreasOfNumber, writeInvoiceArea } from './invoice-areas.sql.ts'

/** The ERP is asked between two transactions; what was chosen is then judged against what it says now, with the client held. */
export function applyInvoiceAreas(erp: ErpCatalogue): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ input, transaction }) => {
    const { clientId, customerNumber, chosen } = input
    const answer = await erp.invoiceAreasOf(customerNumber)
    return transaction(async (tx) => {
      if ((await holdClientToSet(tx, clientId)) === null) return refuse('client-not-found', { at: 'clientId' })
      if (!(await readAreasOfNumber(tx, clientId, customerNumber)).hasNumber)
        return refuse('number-not-found', { at: 'customerNumber' })
      if (answer.result === 'unavailable') return refuse('erp-unavailable')
      if (answer.result === 'unknown-customer') return refuse('number-unknown', { at: 'customerNumber' })
      const differences = await compareStoredAreas(tx, input, answer.value)
      const taken = chosen.map((one) =>
        differences.find(
          ({ code, state, inErp }) =>
            code === one.code && state === one.state && (inErp?.name ?? null) === (one.name ?? null),
        ),
      )
      if (taken.includes(undefined) || new Set(taken).size < taken.length) return refuse('stale')
      const stored = taken.filter((each) => each !== undefined)
      await Promise.all(stored.map((each) => store(tx, { clientId, customerNumber }, each)))
      const count = (state: AreaDifference<InvoiceArea>['state']) =>
        stored.filter((each) => each.state === state).length
      return agree({
        added: count('new'),
        changed: count('changed'),
        closed: count('gone'),
        comparison: comparisonViewOf(input, await compareStoredAreas(tx, input, answer.value)),
      })
    })
  })
}

/** One that rows are booked on is never removed: what the ERP has no more goes out of use. */
async function store(
  tx: Transaction,
  of: Pick<InvoiceArea, 'clientId' | 'customerNumber'>,
  { code, here, inErp }: AreaDifference<InvoiceArea>,
): Promise<void> {
  const area = { ...of, code, name: inErp?.name ?? here?.name ?? '', active: inErp !== null }
  if (here) await writeInvoiceArea(tx, here.invoiceAreaId, area)
  else await addInvoiceArea(tx, area)
}
