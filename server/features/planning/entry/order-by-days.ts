import { isOnOrBefore, laterOf } from '@omsorg/domain/calendar/period.ts'
import { lastOrderDay } from '@omsorg/domain/orders/placing/delivery-date.ts'
import type { Transaction } from '../../../platform/database.ts'
import { deliveryTerms, itemToDeliver, readOrderingSettings } from '../../prescriptions/index.ts'
import { readRunOuts, type ComputedAsked, type SupplyEndRecord } from './computed.sql.ts'

/** So long a delivery takes at most: what runs out later is not ordered for in the range. */
const longestWay = 60

interface Here {
  readonly carePlaceId: string | null
  readonly today: Temporal.PlainDate
}

/**
 * By which days what can be drawn is ordered, so that nothing runs out, by the lead times of the care place. A day that has been
 * stands on today as long as something is left.
 */
export async function readOrderByDays(
  tx: Transaction,
  asked: ComputedAsked,
  { carePlaceId, today }: Here,
): Promise<readonly SupplyEndRecord[]> {
  if (!carePlaceId) return []
  const ahead = { ...asked, carePlaceId, from: laterOf(asked.from, today), to: asked.to.add({ days: longestWay }) }
  const [settings, runOuts] = await Promise.all([readOrderingSettings(tx, carePlaceId, today), readRunOuts(tx, ahead)])
  if (!settings) return []
  const terms = deliveryTerms(settings)
  const found = new Map<string, SupplyEndRecord>()
  for (const { runs_out_on, item_name, ...record } of runOuts) {
    const day = laterOf(lastOrderDay(itemToDeliver(record), Temporal.PlainDate.from(runs_out_on), terms), today)
    if (!isOnOrBefore(asked.from, day) || !isOnOrBefore(day, asked.to)) continue
    const { therapy_area, prescription_id } = record
    const key = `${day.toString()} ${prescription_id}`
    const names = [...(found.get(key)?.item_names ?? []), item_name]
    found.set(key, {
      kind: 'order-by',
      day: day.toString(),
      therapy_area,
      item_names: [...new Set(names)],
      prescription_id,
    })
  }
  return [...found.values()]
}
