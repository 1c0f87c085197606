import type { ReportView } from '@omsorg/contract/reports/job/report-view.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { fileKeptDays } from '@omsorg/domain/reports/report/report-kinds.ts'
import type { ReportRecord } from './reports.sql.ts'

export function reportViewOf(report: ReportRecord): ReportView {
  const { state, market, ended_at: endedAt } = report
  const isKept = state === 'done' && report.is_kept && endedAt !== null
  return {
    reportId: report.id,
    reportType: report.kind,
    from: report.from_day,
    to: report.to_day,
    careUnitIds: report.care_unit_ids,
    carePlaceIds: report.care_place_ids,
    therapyAreas: report.therapy_areas,
    placeCount: report.place_count,
    state,
    rowsTotal: report.rows_total,
    rowsDone: report.rows_done,
    size: report.size,
    askedAt: report.asked_at,
    endedAt,
    keptUntil: isKept ? todayIn(market, Temporal.Instant.from(endedAt)).add({ days: fileKeptDays }).toString() : null,
  }
}
