import type { SampleRow, SampleSummary } from '@omsorg/contract/access-log/sample/sample-view.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { loggedViewOf } from '../entry/logged-view.ts'
import type { SampleRecord, SampleRowRecord } from './sample.sql.ts'

export function summaryOf(record: SampleRecord): SampleSummary {
  return {
    sampleId: record.id,
    clientId: record.client_id,
    clientName: record.client_name,
    weekOf: record.week_of,
    rowsOfWeek: record.rows_of_week,
    size: record.size,
    justified: record.justified,
    toInvestigate: record.to_investigate,
    drawnBy: record.drawn_by,
    drawnOn: record.drawn_at,
    signedBy: record.signed_by,
    signedOn: record.signed_at,
    rowVersion: record.row_version,
  }
}

export function sampleRowOf(record: SampleRowRecord, seal: Seal): SampleRow {
  const { hour, first_hour: from, last_hour: to } = record
  return {
    ...loggedViewOf(record, seal),
    sampleRowId: record.id,
    judgement: record.judgement,
    note: record.note,
    judgedBy: record.judged_by,
    judgedOn: record.judged_at,
    facts: {
      usualHours: from === null || to === null ? null : { from, to },
      isUsualHour: from !== null && to !== null && hour >= from && hour <= to,
      belongsThere: record.belongs_there,
      actedAfter: record.acted_after,
    },
    rowVersion: record.row_version,
  }
}
