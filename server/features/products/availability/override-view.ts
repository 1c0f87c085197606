import type { OverrideRecord } from './override.sql.ts'

export function overrideViewOf(userId: number, record: OverrideRecord) {
  return {
    userId,
    useOverride: record.use_override,
    areas: record.areas.map(({ therapyArea, agreementTypes, ofUser }) => ({
      therapyArea,
      clientAgreementTypes: [...agreementTypes],
      agreementTypes: ofUser && [...ofUser],
    })),
    rowVersion: record.row_version,
  }
}
