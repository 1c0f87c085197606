import { saveOwnCareRecipientSettings as contract } from '@omsorg/contract/care-recipients/settings/save-own-care-recipient-settings.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lockOwner, readOwnAndClients, readOwner, saveOwnSettings } from './read-own-care-recipient-settings.sql.ts'
import { settingsViewOf } from './settings-view.ts'

export const saveOwnCareRecipientSettings = handle(contract, async ({ input, tx }) => {
  const { clientId, carePlaceId, rowVersion: readVersion, ...settings } = input
  const owner = await readOwner(tx, { clientId, carePlaceId })
  if (!owner) {
    return clientId === undefined
      ? refuse('place-not-found', { at: 'carePlaceId' })
      : refuse('client-not-found', { at: 'clientId' })
  }
  await lockOwner(tx, owner)
  const [before, ofClient] = await readOwnAndClients(tx, owner)
  if ((before?.rowVersion ?? 0) !== readVersion) return refuse('stale')

  // The client is the ground: there is nobody above it to go by.
  const wanted = { ...settings, usesClientSettings: owner.care_place_id !== null && settings.usesClientSettings }
  const rowVersion = await saveOwnSettings(tx, owner, wanted)
  return agree(settingsViewOf(owner, { ...wanted, rowVersion }, ofClient))
})
