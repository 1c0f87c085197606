import { searchRunOuts as contract, type RunOutRow } from '@omsorg/contract/prescriptions/stock/search-run-outs.ts'
import { daysBetween } from '@omsorg/domain/calendar/period.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readOrderingSettings, type OrderingSettings } from '../ordering-settings.sql.ts'
import { rowOfPersonView } from '../row/row-of-person.ts'
import { countViewOf } from './count-view.ts'
import { deliverableOn } from './deliverable.ts'
import { readRunOuts, type RunOutRecord } from './stock-rows.sql.ts'

export const searchRunOuts = handle(contract, async ({ input, actor, today, tx }) => {
  const { carePlaceId } = actor
  if (!carePlaceId) return refuse('place-not-chosen')
  const { withinDays, page, pageSize } = input
  const before = today.add({ days: withinDays })
  const [found, settings] = await Promise.all([
    readRunOuts(tx, { carePlaceId, before, limit: pageSize, offset: (page - 1) * pageSize }),
    readOrderingSettings(tx, carePlaceId, today),
  ])
  const { timeZone } = marketOf(actor.market)
  return agree({
    entities: found.entries.map((record) => rowOf(record, { today, timeZone, settings })),
    totalCount: found.found,
    page,
    pageSize,
    today: today.toString(),
    before: before.toString(),
    withoutUse: found.without_use,
  })
})

interface Here {
  readonly today: Temporal.PlainDate
  readonly timeZone: string
  readonly settings: OrderingSettings | undefined
}

function rowOf(record: RunOutRecord, { today, timeZone, settings }: Here): RunOutRow {
  const { runs_out_on: runsOutOn, count } = record
  return {
    ...rowOfPersonView(record),
    runsOutOn,
    daysLeft: runsOutOn === null ? null : daysBetween(today, Temporal.PlainDate.from(runsOutOn)),
    deliverableOn: deliverableOn(record, settings, today),
    lastOrderOn: record.last_draw_on,
    count: count && countViewOf(count, timeZone),
  }
}
