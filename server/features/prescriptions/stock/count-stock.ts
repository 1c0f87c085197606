import { countStock as contract } from '@omsorg/contract/prescriptions/stock/count-stock.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { drawnUntilOf } from '@omsorg/domain/orders/supply/counted-stock.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { mayCount } from '@omsorg/domain/prescriptions/stock/count-stock.ts'
import { authorOf } from '../../../platform/author.ts'
import { handle, type Call } from '../../../platform/handle.ts'
import { lockPersons } from '../locks.sql.ts'
import { readDraws } from '../row/rows-of-persons.sql.ts'
import { isDrawFor } from '../row/standing-of-row.ts'
import { countViewOf } from './count-view.ts'
import { latestCountOf } from './counted-stock.ts'
import { insertCount, readCounts } from './stock-counts.sql.ts'
import { readCountedRow, type CountedRow } from './stock-rows.sql.ts'

export const countStock = handle(contract, (call) => countStockFor(call))

type CountingCall = Pick<Call<typeof contract>, 'input' | 'actor' | 'now' | 'tx'>

/** The person is locked: of two who count at once the second is shown what the first found. */
export async function countStockFor({ input, actor, now, tx }: CountingCall) {
  const { prescriptionRowId, pieces, lastOrderHasCome, seenCountId } = input
  const asked = await readCountedRow(tx, prescriptionRowId)
  if (!asked) return refuse('row-not-found', { at: 'prescriptionRowId' })
  const { care_recipient_id: careRecipientId } = asked
  await lockPersons(tx, [careRecipientId])
  // Read anew under the lock: somebody may have ended it, or changed its item or use.
  const [row, counts, draws] = await Promise.all([
    readCountedRow(tx, prescriptionRowId),
    readCounts(tx, careRecipientId),
    readDraws(tx, [careRecipientId]),
  ])
  if (!row) return refuse('row-not-found', { at: 'prescriptionRowId' })
  const latest = latestCountOf(row.item_number, counts)
  const may = mayCount({
    isRunning: isRunning(row),
    latestCountId: latest?.id ?? null,
    seenCountId,
    pieces,
    latestHolds: latest !== undefined && latest.pieces !== null,
  })
  if (!may.ok) {
    if (may.refusal === 'counted-meanwhile' && latest) {
      const detail = countViewOf(latest, marketOf(actor.market).timeZone)
      return refuse('counted-meanwhile', { at: 'seenCountId', detail })
    }
    // A count that was seen cannot be gone: counts are never taken out.
    if (may.refusal === 'counted-meanwhile') return refuse('row-not-found', { at: 'seenCountId' })
    return refuse(may.refusal, { at: may.refusal === 'nothing-counted' ? 'pieces' : 'prescriptionRowId' })
  }
  const last = draws.findLast((draw) => isDrawFor(draw, row))
  const { consumption, consumption_period: period } = row
  const countId = await insertCount(tx, authorOf(actor), {
    careRecipientId,
    itemNumber: row.item_number,
    pieces,
    dailyUse: dailyUse(consumption !== null && period !== null ? { amount: consumption, period } : null),
    drawnUntil: drawnUntilOf(
      now,
      last ? { confirmedAt: Temporal.Instant.from(last.confirmed_at), hasCome: lastOrderHasCome } : null,
    ),
    at: now,
  })
  return agree({ careRecipientId, countId })
}

function isRunning(row: CountedRow): boolean {
  const runs = [prescriptionStatus.active, prescriptionStatus.renew] as const
  return runs.some((status) => status === row.prescription_status) && row.status !== rowStatus.closed
}
