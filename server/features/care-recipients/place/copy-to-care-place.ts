import { copyToCarePlace as contract } from '@omsorg/contract/care-recipients/place/copy-to-care-place.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { writeEvent } from '../events.sql.ts'
import { readSettingsOfPlace } from '../settings/settings.sql.ts'
import { linkToPlace } from '../status/status.sql.ts'
import { lockForWay } from './way-to-place.ts'

export const copyToCarePlace = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId, toCarePlaceId } = input
  const way = await lockForWay(tx, input, actor)
  if (!way.ok) return way
  const { person, carePlaceId } = way.value
  const settings = await readSettingsOfPlace(tx, carePlaceId)
  if (!settings?.copyAllowed) return refuse('copy-not-allowed')

  const to = { careRecipientId, clientId: person.client_id, carePlaceId: toCarePlaceId, by: actor.doerId, now }
  if (!(await linkToPlace(tx, to))) return refuse('already-at-target', { at: 'toCarePlaceId' })
  const detail = { from: carePlaceId, to: toCarePlaceId }
  await writeEvent(tx, actor, { careRecipientId, carePlaceId, event: 'copied', at: now, detail })
  return agree({ careRecipientId, toCarePlaceId })
})
