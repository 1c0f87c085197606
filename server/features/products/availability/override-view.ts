import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import type { OverrideRecord } from './override.sql.ts'

/** The limits of a user, the areas in the order in which every screen has them. */
export function overrideViewOf(userId: number, record: OverrideRecord) {
  return {
    userId,
    useOverride: record.use_override,
    areas: therapyAreas.flatMap((area) =>
      record.areas
        .filter(({ therapyArea }) => therapyArea === area)
        .map(({ therapyArea, agreementTypes, ofUser }) => ({
          therapyArea,
          clientAgreementTypes: [...agreementTypes],
          agreementTypes: ofUser && [...ofUser],
        })),
    ),
    rowVersion: record.row_version,
  }
}
