import { updateClient as contract } from '@omsorg/contract/organisation/client/update-client.ts'
import { erpIdentifier, mayChangeMarket, singleSpaced } from '@omsorg/domain/organisation/client/client-fields.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lastChangeOf } from '../last-change.ts'
import { changeClient, type ClientToWrite, dataOwnerIsTaken, lockClient, lockDataOwners } from './client-record.sql.ts'

export const updateClient = handle(contract, async ({ input, tx }) => {
  const { id, rowVersion: readVersion } = input
  const identifier = erpIdentifier(input.erpCustomerIdentifier)
  if (!identifier.ok) return identifier
  await lockDataOwners(tx)
  const client = await lockClient(tx, id)
  if (!client || client.removed) return refuse('client-not-found', { at: 'id' })
  if (readVersion !== undefined && readVersion !== client.rowVersion) {
    const detail = { ...fieldsOf(client), rowVersion: client.rowVersion, changed: lastChangeOf(client) }
    return refuse('stale', { detail })
  }
  if (input.marketAreaCode !== client.marketAreaCode && !mayChangeMarket(client)) {
    return refuse('market-in-use', { at: 'marketAreaCode' })
  }
  const wanted = fieldsOf({
    ...input,
    name: singleSpaced(input.name),
    erpCustomerIdentifier: identifier.value,
    alias: input.alias || null,
  })
  const { marketAreaCode: market, patientDataOwnerId: owner } = wanted
  if (await dataOwnerIsTaken(tx, { market, owner, except: id })) {
    return refuse('data-owner-taken', { at: 'patientDataOwnerId' })
  }
  // The same again is no change.
  const isSame = JSON.stringify(wanted) === JSON.stringify(fieldsOf(client))
  const rowVersion = isSame ? client.rowVersion : (await changeClient(tx, id, wanted)).rowVersion
  return agree({ id, ...wanted, rowVersion })
})

function fieldsOf({ name, marketAreaCode, patientDataOwnerId, erpCustomerIdentifier, alias }: ClientToWrite) {
  return { name, marketAreaCode, patientDataOwnerId, erpCustomerIdentifier, alias }
}
