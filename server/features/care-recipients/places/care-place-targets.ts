import { listCarePlaceTargets as contract } from '@omsorg/contract/care-recipients/care-place-targets.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readTargets } from '../page/targets.sql.ts'

export const listCarePlaceTargets = handle(contract, async ({ actor, tx }) => {
  if (!actor.carePlaceId) return refuse('place-not-chosen')
  const targets = await readTargets(tx, actor)
  return agree({
    carePlaces: targets.map((target) => ({
      carePlaceId: target.care_place_id,
      name: target.name,
      careUnitName: target.care_unit_name,
    })),
  })
})
