import { listCustomerNumbers as contract } from '@omsorg/contract/organisation/customer-number/list-customer-numbers.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { findOwner, readNumbers } from './customer-numbers.sql.ts'

export const listCustomerNumbers = handle(contract, async ({ params, tx }) => {
  const owner = await findOwner(tx, params)
  if (!owner) return notFound()
  const { numbers, version } = await readNumbers(tx, owner)
  return agree({ clientId: owner.clientId, customerNumbers: numbers, rowVersion: version })
})
