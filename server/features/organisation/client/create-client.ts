import { createClient as contract } from '@omsorg/contract/organisation/client/create-client.ts'
import { erpIdentifier, singleSpaced } from '@omsorg/domain/organisation/client/client-fields.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { addClient, dataOwnerIsTaken, lockDataOwners } from './client-record.sql.ts'

export const createClient = handle(contract, async ({ input, tx }) => {
  const identifier = erpIdentifier(input.erpCustomerIdentifier)
  if (!identifier.ok) return identifier
  await lockDataOwners(tx)
  const { marketAreaCode: market, patientDataOwnerId: owner } = input
  if (await dataOwnerIsTaken(tx, { market, owner, except: null })) {
    return refuse('data-owner-taken', { at: 'patientDataOwnerId' })
  }
  const client = { ...input, name: singleSpaced(input.name), erpCustomerIdentifier: identifier.value }
  return agree(await addClient(tx, { ...client, alias: input.alias || null }))
})
