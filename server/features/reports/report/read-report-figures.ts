import { readReportFigures as contract } from '@omsorg/contract/reports/report/read-report-figures.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { chooseReport } from './chosen-report.ts'
import { reportSources } from './report-sources.ts'

export const readReportFigures = handle(contract, async ({ input, actor, today, tx }) => {
  const chosen = await chooseReport(tx, input, { market: actor.market, today })
  if (!chosen.ok) return chosen
  const { asked, places } = chosen.value
  const counted = await reportSources[input.reportType].count(
    tx,
    asked,
    places.map(({ id }) => id),
  )
  return agree({
    ...counted,
    places: places.length,
    currency: marketOf(actor.market).currency,
  })
})
