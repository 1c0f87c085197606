import { readInvoiceAreasByUserNumber as contract } from '@omsorg/contract/prescriptions/invoice-area/read-invoice-areas-by-user-number.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readOfUserNumbers } from './invoice-areas.sql.ts'
import { wholeList } from './whole-list.ts'

export const readInvoiceAreasByUserNumber = handle(contract, async ({ input, actor, tx }) => {
  const { carePlaceId, userId } = actor
  if (!carePlaceId) return refuse('place-not-chosen')
  const { customerNumbers, therapyArea: area = null } = input
  return agree(wholeList(await readOfUserNumbers(tx, { carePlaceId, userId, customerNumbers, area })))
})
