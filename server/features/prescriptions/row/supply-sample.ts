import { marketOf } from '@omsorg/domain/market.ts'
import { rowSupplyOf, type PersonDraw } from '@omsorg/domain/orders/supply/row-supply.ts'
import { fraction } from '@omsorg/domain/fraction.ts'
import { z } from 'zod'
import type { Database, Transaction } from '../../../platform/database.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { Log } from '../../../platform/log.ts'
import type { Metrics } from '../../../platform/metrics.ts'
import { lockPersons } from '../locks.sql.ts'
import { countedStockOf, latestCountOf } from '../stock/counted-stock.ts'
import { readCounts, type CountRecord } from '../stock/stock-counts.sql.ts'
import { readDraws, type DrawRecord } from './rows-of-persons.sql.ts'
import { personsAtRandom, readKeptRows, settleSupply, type KeptRow } from './supply-sample.sql.ts'

const supplySampleJob = 'prescriptions/supply-sample'

/** Every night, after the housekeeping. */
export const supplySampleTimetable = `40 2 * * * ${supplySampleJob}`

const personsInSample = 500

export interface SupplySample {
  readonly database: Database
  readonly log: Log
  readonly metrics: Pick<Metrics, 'sampled'>
}

/**
 * Holds what the database keeps of the supply of some persons against what the rules make of their draws (decision 0034).
 * Whoever differs is settled, and named in the log by the id alone: it never happens unless a writer has gone past the
 * triggers, or the rules and the database have come apart.
 */
export function supplySample({ database, log, metrics }: SupplySample): Job {
  return job(supplySampleJob, z.unknown(), async (_payload, { signal }) => {
    const persons = await database.transaction(null, (tx) => personsAtRandom(tx, personsInSample))
    const found: Record<Outcome, number[]> = { right: [], mended: [], wrong: [] }
    for (const id of persons) {
      signal.throwIfAborted()
      found[await database.transaction(null, (tx) => checkSupply(tx, id))].push(id)
    }
    for (const outcome of outcomes) metrics.sampled('row-supply', outcome, found[outcome].length)
    log.info('supply sampled', { applied: persons.length })
    for (const outcome of ['mended', 'wrong'] as const) {
      const careRecipientIds = found[outcome].join(',')
      if (careRecipientIds === '') continue
      log.warn('the supply that is kept differed from the orders', {
        status: outcome,
        applied: found[outcome].length,
        careRecipientIds,
      })
    }
  })
}

/** `wrong`: it differs still when the database has settled the person. */
const outcomes = ['right', 'mended', 'wrong'] as const
type Outcome = (typeof outcomes)[number]

/** The person is locked first: whoever changes something of theirs settles them under the same lock. */
export async function checkSupply(tx: Transaction, careRecipientId: number): Promise<Outcome> {
  await lockPersons(tx, [careRecipientId])
  if (await isRight(tx, careRecipientId)) return 'right'
  await settleSupply(tx, careRecipientId)
  return (await isRight(tx, careRecipientId)) ? 'mended' : 'wrong'
}

async function isRight(tx: Transaction, careRecipientId: number): Promise<boolean> {
  const [rows, records, counts] = await Promise.all([
    readKeptRows(tx, careRecipientId),
    readDraws(tx, [careRecipientId]),
    readCounts(tx, careRecipientId),
  ])
  const draws = records.map(drawOf)
  return rows.every((row) => (row.counts ? row.is_of_row && isAsReplayed(row, draws, counts) : row.draws === null))
}

function isAsReplayed(row: KeptRow, draws: readonly PersonDraw[], counts: readonly CountRecord[]): boolean {
  const { consumption, consumption_period: period } = row
  const { timeZone } = marketOf(row.market)
  const supply = rowSupplyOf(
    {
      id: row.id,
      itemNumber: row.item_number,
      itemsPerPackage: row.items_per_package,
      consumption: consumption !== null && period !== null ? { amount: consumption, period } : null,
      withdrawals: row.withdrawals,
      period: { start: Temporal.PlainDate.from(row.start_date), end: Temporal.PlainDate.from(row.end_date) },
    },
    draws,
    timeZone,
    countedStockOf(latestCountOf(row.item_number, counts), timeZone),
  )
  return (
    supply.expectedDays === row.expected_days &&
    supply.useKnown === row.use_known &&
    (supply.runsOutOn?.toString() ?? null) === row.runs_out_on &&
    supply.draws === row.draws &&
    supply.packagesDrawn === row.packages_drawn &&
    (supply.lastDrawOn?.toString() ?? null) === row.last_draw_on &&
    (supply.lastDrawAt?.epochNanoseconds ?? null) === (row.last_draw_at && momentOf(row.last_draw_at))
  )
}

const momentOf = (text: string) => Temporal.Instant.from(text).epochNanoseconds

function drawOf(draw: DrawRecord): PersonDraw {
  const { consumption_numerator: pieces, consumption_denominator: days } = draw
  return {
    rowId: draw.prescription_row_id,
    itemNumber: draw.item_number,
    confirmedAt: Temporal.Instant.from(draw.confirmed_at),
    pieces: draw.pieces,
    dailyUse: pieces === null || days === null ? null : fraction(pieces, days),
    followedBy: draw.followed_by,
  }
}
