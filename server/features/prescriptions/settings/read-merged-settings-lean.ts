import { readMergedSettingsLean as contract } from '@omsorg/contract/prescriptions/settings/read-merged-settings-lean.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { handle } from '../../../platform/handle.ts'
import { readAreas, readMerged } from './merged.sql.ts'

export const readMergedSettingsLean = handle(contract, async ({ actor, tx }) => {
  const { clientId, carePlaceId } = actor
  const merged = clientId && carePlaceId ? await readMerged(tx, clientId, carePlaceId) : undefined
  if (!merged) return refuse('place-not-chosen')
  const areas = await readAreas(tx, merged.clientId, merged.renewalRequestsOff)
  const open = areas.filter((area) => area.prescriptionAllowed)
  return agree({
    allowed: merged.iterativePrescriptionAllowed && open.length > 0,
    therapyAreas: open
      .toSorted((one, other) => therapyAreas.indexOf(one.therapyArea) - therapyAreas.indexOf(other.therapyArea))
      .map(({ therapyArea, renewalRequestsEnabled }) => ({ therapyArea, renewalRequestsEnabled })),
  })
})
