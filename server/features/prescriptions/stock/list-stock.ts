import { listStock as contract } from '@omsorg/contract/prescriptions/stock/list-stock.ts'
import type { StockView } from '@omsorg/contract/prescriptions/stock/stock-view.ts'
import { daysBetween } from '@omsorg/domain/calendar/period.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { stockOf } from '@omsorg/domain/orders/supply/counted-stock.ts'
import { chainOf, suppliesOf } from '@omsorg/domain/orders/supply/supply.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { consumptionViewOf, productViewOf } from '../item-view.ts'
import { readOrderingSettings, type OrderingSettings } from '../ordering-settings.sql.ts'
import { readDraws, type DrawRecord } from '../row/rows-of-persons.sql.ts'
import { isDrawFor, itemDrawOf } from '../row/standing-of-row.ts'
import { countViewOf } from './count-view.ts'
import { countedStockOf, latestCountOf } from './counted-stock.ts'
import { deliverableOn } from './deliverable.ts'
import { readCounts, type CountRecord } from './stock-counts.sql.ts'
import { readStockOfPerson, type StockRecord } from './stock-rows.sql.ts'

export const listStock = handle(contract, async ({ params, actor, today, tx }) => {
  const { careRecipientId } = params
  const rows = await stockOfPerson(tx, careRecipientId, { actor, today })
  return rows ? agree({ careRecipientId, today: today.toString(), rows }) : notFound()
})

/** For each running row when its item runs out, and why; null for a person out of reach. */
export async function stockOfPerson(
  tx: Transaction,
  careRecipientId: number,
  { actor, today }: { readonly actor: Pick<Actor, 'carePlaceId' | 'market'>; readonly today: Temporal.PlainDate },
): Promise<StockView[] | null> {
  const { carePlaceId } = actor
  const [records, draws, counts, settings] = await Promise.all([
    readStockOfPerson(tx, careRecipientId, carePlaceId),
    readDraws(tx, [careRecipientId]),
    readCounts(tx, careRecipientId),
    carePlaceId ? readOrderingSettings(tx, carePlaceId, today) : undefined,
  ])
  const { timeZone } = marketOf(actor.market)
  return records && records.map((record) => stockViewOf(record, { draws, counts, settings, timeZone, today }))
}

interface Known {
  readonly draws: readonly DrawRecord[]
  readonly counts: readonly CountRecord[]
  readonly settings: OrderingSettings | undefined
  readonly timeZone: string
  readonly today: Temporal.PlainDate
}

function stockViewOf(record: StockRecord, { draws, counts, settings, timeZone, today }: Known): StockView {
  const { consumption, consumption_period: period } = record
  const ofItem = draws.filter((draw) => isDrawFor(draw, record))
  const count = latestCountOf(record.item_number, counts)
  const counted = countedStockOf(count, timeZone)
  const use = dailyUse(consumption !== null && period !== null ? { amount: consumption, period } : null)
  const drawn = ofItem.map((draw) => ({
    ...itemDrawOf(draw, timeZone),
    confirmedAt: Temporal.Instant.from(draw.confirmed_at),
  }))
  const supplies = use ? suppliesOf(stockOf(drawn, counted), use) : []
  const runsOutOn = supplies.at(-1)?.endsOn ?? null
  const last = drawn.at(-1)
  return {
    prescriptionRowId: record.id,
    product: productViewOf(record),
    ...consumptionViewOf({ record }),
    runsOutOn: runsOutOn?.toString() ?? null,
    daysLeft: runsOutOn && daysBetween(today, runsOutOn),
    deliverableOn: deliverableOn(record, settings, today),
    steps: chainOf(supplies).map((supply) => ({
      kind: counted && supply === supplies[0] ? 'counted' : 'ordered',
      on: supply.on.toString(),
      pieces: supply.pieces,
      dailyUse: Number(supply.dailyUse.numerator) / Number(supply.dailyUse.denominator),
      from: supply.startsOn.toString(),
      until: supply.endsOn.toString(),
      days: daysBetween(supply.startsOn, supply.endsOn),
    })),
    count: count ? countViewOf(count, timeZone) : null,
    lastOrder: last ? { on: last.on.toString(), pieces: last.pieces } : null,
  }
}
