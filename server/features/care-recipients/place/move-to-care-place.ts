import { moveToCarePlace as contract } from '@omsorg/contract/care-recipients/place/move-to-care-place.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle } from '../../../platform/handle.ts'
import { movePrescriptions } from '../../prescriptions/index.ts'
import { moveCart } from '../../product-selection/index.ts'
import { writeEvent } from '../events.sql.ts'
import { readSettingsOfPlace } from '../settings/settings.sql.ts'
import { linkToPlace, unlinkFromPlace } from '../status/status.sql.ts'
import { lockForWay } from './way-to-place.ts'

export const moveToCarePlace = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId, toCarePlaceId } = input
  const way = await lockForWay(tx, input, actor)
  if (!way.ok) return way
  const { person, carePlaceId } = way.value
  const settings = await readSettingsOfPlace(tx, carePlaceId)
  if (!settings?.moveAllowed) return refuse('move-not-allowed')

  const to = { careRecipientId, clientId: person.client_id, carePlaceId: toCarePlaceId, by: actor.doerId, now }
  if (!(await linkToPlace(tx, to))) return refuse('already-at-target', { at: 'toCarePlaceId' })
  // All of it before the person leaves the caller's sight.
  const move = { careRecipientId, from: carePlaceId, to: toCarePlaceId }
  await movePrescriptions(tx, move, { by: authorOf(actor), at: now })
  await moveCart(tx, move)
  const detail = { from: carePlaceId, to: toCarePlaceId }
  await writeEvent(tx, actor, { careRecipientId, carePlaceId, event: 'moved', at: now, detail })
  await unlinkFromPlace(tx, careRecipientId, carePlaceId)
  return agree({ careRecipientId, toCarePlaceId })
})
