import { readCareRecipientSettings as contract } from '@omsorg/contract/care-recipients/settings/read-care-recipient-settings.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readSettingsOfPlace } from './settings.sql.ts'

export const readCareRecipientSettings = handle(contract, async ({ query, actor, tx }) => {
  const { carePlaceId } = actor
  // Whoever works at a care place reads its settings and no other's; customer service reads every place of its market.
  const isOther = actor.application === 'GUIDE' && query.carePlaceId && query.carePlaceId.toLowerCase() !== carePlaceId
  const asked = query.carePlaceId ?? carePlaceId
  if (!asked || isOther) return notFound()
  const settings = await readSettingsOfPlace(tx, asked)
  return settings ? agree(settings) : notFound()
})
