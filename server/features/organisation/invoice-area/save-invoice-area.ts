import { saveInvoiceArea as contract } from '@omsorg/contract/organisation/invoice-area/save-invoice-area.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { holdClientToSet } from '../client/live-client.sql.ts'
import { addInvoiceArea, readAreaFacts, writeInvoiceArea } from './invoice-areas.sql.ts'

export const saveInvoiceArea = handle(contract, async ({ input, tx }) => {
  const { invoiceAreaId, rowVersion, ...area } = input
  if ((await holdClientToSet(tx, area.clientId)) === null) return refuse('client-not-found', { at: 'clientId' })
  const facts = await readAreaFacts(tx, { ...area, invoiceAreaId })
  if (invoiceAreaId !== null && facts.version === null) return refuse('invoice-area-not-found', { at: 'invoiceAreaId' })
  if (rowVersion !== undefined && invoiceAreaId !== null && rowVersion !== facts.version) return refuse('stale')
  if (!facts.hasNumber) return refuse('number-not-found', { at: 'customerNumber' })
  if (facts.codeTaken) return refuse('code-taken', { at: 'code' })
  return agree(
    invoiceAreaId === null ? await addInvoiceArea(tx, area) : await writeInvoiceArea(tx, invoiceAreaId, area),
  )
})
