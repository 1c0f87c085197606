import { readOwnCareRecipientSettings as contract } from '@omsorg/contract/care-recipients/settings/read-own-care-recipient-settings.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readOwnAndClients, readOwner } from './read-own-care-recipient-settings.sql.ts'
import { settingsViewOf } from './settings-view.ts'

export const readOwnCareRecipientSettings = handle(contract, async ({ query, tx }) => {
  if ((query.clientId === undefined) === (query.carePlaceId === undefined)) return refuse('name-client-or-place')
  const owner = await readOwner(tx, query)
  if (!owner) return notFound()
  const [own, ofClient] = await readOwnAndClients(tx, owner)
  return agree(settingsViewOf(owner, own, ofClient))
})
