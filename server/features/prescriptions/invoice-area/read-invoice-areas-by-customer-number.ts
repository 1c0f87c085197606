import { readInvoiceAreasByCustomerNumber as contract } from '@omsorg/contract/prescriptions/invoice-area/read-invoice-areas-by-customer-number.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readOfNumber } from './invoice-areas.sql.ts'
import { wholeList } from './whole-list.ts'

export const readInvoiceAreasByCustomerNumber = handle(contract, async ({ input, actor, tx }) => {
  if (!actor.carePlaceId) return refuse('place-not-chosen')
  return agree(wholeList(await readOfNumber(tx, actor.carePlaceId, input.customerNumber)))
})
