import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import type { AvailabilityRecord } from './client-availability.sql.ts'

/** All eight areas in their order, also those of which nothing was said yet. */
export function availabilityViewOf(clientId: string, { enabled, areas, version }: AvailabilityRecord) {
  const shown = therapyAreas.map((therapyArea) => ({
    therapyArea,
    enabled: enabled.includes(therapyArea),
    agreementTypes: areas.find((area) => area.therapyArea === therapyArea)?.agreementTypes ?? [],
  }))
  return { clientId, areas: shown, rowVersion: version }
}
