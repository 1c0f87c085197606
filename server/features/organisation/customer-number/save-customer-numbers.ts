import { saveCustomerNumbers as contract } from '@omsorg/contract/organisation/customer-number/save-customer-numbers.ts'
import { checkNumbers } from '@omsorg/domain/organisation/customer-number/customer-number.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { holdClientToSet } from '../client/live-client.sql.ts'
import { findOwner, readNumbers, readUsedNumbers, writeNumbers } from './customer-numbers.sql.ts'

export const saveCustomerNumbers = handle(contract, async ({ params, input, tx }) => {
  const owner = await findOwner(tx, params)
  if (!owner) return notFound()
  const { clientId, carePlaceId } = owner
  if ((await holdClientToSet(tx, clientId)) === null) return notFound()
  const [stands, used] = await Promise.all([readNumbers(tx, owner), readUsedNumbers(tx, clientId)])
  if (input.rowVersion !== undefined && input.rowVersion !== stands.version) return refuse('stale')
  const judged = checkNumbers(input.customerNumbers, carePlaceId === null ? used.ofAreas : [])
  if (!judged.ok) return judged
  await writeNumbers(tx, owner, input.customerNumbers)
  const { numbers, version } = await readNumbers(tx, owner)
  return agree({ clientId, customerNumbers: numbers, rowVersion: version })
})
