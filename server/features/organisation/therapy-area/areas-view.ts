import { type AreaSettings, unsetArea } from '@omsorg/domain/organisation/therapy-area/area-settings.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'

/** All eight areas in their order, with what was said of them. */
export function allAreas(said: readonly AreaSettings[]): AreaSettings[] {
  return therapyAreas.map(
    (therapyArea) =>
      said.find((area) => area.therapyArea === therapyArea) ?? { therapyArea, ...unsetArea, customerNumber: null },
  )
}
