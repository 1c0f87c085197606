import { askReport as contract } from '@omsorg/contract/reports/job/ask-report.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { mostRows } from '@omsorg/domain/reports/report/report-kinds.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { handle } from '../../../platform/handle.ts'
import { chooseReport } from '../report/chosen-report.ts'
import { reportSources } from '../report/report-sources.ts'
import { jobKeyOf, makeReportJob, queueFor } from './job-names.ts'
import { insertReport, readReport, readReportUnderWay } from './reports.sql.ts'
import { reportViewOf } from './report-view.ts'

export const askReport = handle(contract, async ({ input, actor, now, today, language, tx, jobs }) => {
  const chosen = await chooseReport(tx, input, { market: actor.market, today })
  if (!chosen.ok) return chosen
  const { reportType: kind } = input
  const placeIds = chosen.value.places.map(({ id }) => id)
  const { rows } = await reportSources[kind].count(tx, chosen.value.asked, placeIds)
  if (rows > mostRows) return refuse('too-many-rows', { detail: { rows, most: mostRows } })
  const report = {
    kind,
    from: input.from,
    to: input.to,
    careUnitIds: input.careUnitIds.toSorted(),
    carePlaceIds: input.carePlaceIds.toSorted(),
    areas: therapyAreas.filter((area) => input.therapyAreas.includes(area)),
    placeIds,
    market: actor.market,
    clientId: actor.application === 'GUIDE' ? actor.clientId : null,
    language,
    askedFor: actor.userId,
    askedBy: actor.doerId,
    at: now,
    rows,
  }
  const id = await insertReport(tx, report)
  if (id !== null)
    jobs.add(makeReportJob, { reportId: id }, { maxAttempts: 3, jobKey: jobKeyOf(id), queue: queueFor(rows) })
  const kept = id === null ? await readReportUnderWay(tx, report) : await readReport(tx, id)
  if (!kept) throw new Error('the report that was under way is not found')
  return agree(reportViewOf(kept))
})
