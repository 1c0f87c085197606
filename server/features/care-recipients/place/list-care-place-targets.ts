import { listCarePlaceTargets as contract } from '@omsorg/contract/care-recipients/place/list-care-place-targets.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readTargets } from '../page/targets.sql.ts'
import { chosenPlace } from '../chosen-place.ts'

export const listCarePlaceTargets = handle(contract, async ({ actor, tx }) => {
  const chosen = chosenPlace(actor)
  if (!chosen.ok) return chosen
  const targets = await readTargets(tx, actor)
  return agree({
    carePlaces: targets.map((target) => ({
      carePlaceId: target.care_place_id,
      name: target.name,
      careUnitName: target.care_unit_name,
    })),
  })
})
