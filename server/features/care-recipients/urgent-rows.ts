import { dayFrom } from '@omsorg/domain/calendar/known-days.ts'
import { intervalOf, isTooEarly } from '@omsorg/domain/prescriptions/row/interval.ts'
import { standingOf, standingWithoutAdditions } from '@omsorg/domain/prescriptions/row/withdrawals.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database.ts'
import { additionFactsOf, availabilityOfRow, endedByDate } from '../prescriptions/index.ts'
import type { Listed } from './recipient-row.ts'
import type { ShownRow, UrgentItem } from './urgency.ts'
import { readUrgentRows, type UrgentRowRecord } from './recipient/listed-persons.sql.ts'

/** The most urgent row of each person, and what can be done about it at the person's care place. */
export async function urgentRowsOf(
  tx: Transaction,
  persons: readonly Listed[],
  context: Pick<RowContext, 'actor' | 'today'>,
): Promise<ReadonlyMap<number, ShownRow>> {
  const urgent = persons.flatMap((person) => (person.urgent ? [{ person, ...person.urgent }] : []))
  const asked = urgent.map(({ rowId, person }) => ({
    rowId,
    careRecipientId: person.id,
    carePlaceId: person.care_place_id,
  }))
  const records = new Map((await readUrgentRows(tx, asked, context.today)).map((record) => [record.id, record]))
  return new Map(
    urgent.flatMap(({ person, ...item }) => {
      const record = records.get(item.rowId)
      return record ? [[person.id, shownRowOf(item, record, { ...context, person })]] : []
    }),
  )
}

interface RowContext {
  readonly actor: Actor
  readonly today: Temporal.PlainDate
  readonly person: Pick<Listed, 'is_protected'>
}

/** Puts the facts of a row before the rules of withdrawals, intervals and availability (rules 3.3 to 3.9). */
function shownRowOf(
  { word, daysLeft }: UrgentItem,
  record: UrgentRowRecord,
  { actor, today, person }: RowContext,
): ShownRow {
  const period = { start: dayFrom(record.start_date), end: dayFrom(record.end_date) }
  const { unavailability, action } = availabilityOfRow(record, word, {
    today,
    period,
    settings: record,
    mayOrderInArea: actor.mayIn('OrderWrite', record.therapy_area),
    // The home of a protected person is not delivered to (O-8-15).
    recipientCanReceive: record.place_has_address || (record.has_address && !person.is_protected),
    usedUp: isUsedUp(record, { today, timeZone: marketOf(actor.market).timeZone }),
    blockedByInterval:
      record.last_draw_on !== null &&
      record.enforce_interval &&
      isTooEarly(
        intervalOf({
          period,
          withdrawals: record.withdrawals,
          lastWithdrawal: dayFrom(record.last_draw_on),
          minDaysBetween: record.min_days_between_withdrawals,
          enforced: true,
        }),
        today,
      ),
  })
  return {
    record,
    suggestion: { word, daysLeft, runsOutOn: record.runs_out_on === null ? null : dayFrom(record.runs_out_on) },
    unavailability,
    action,
  }
}

/** A row that never had an addition stands by the number of its draws; any other is replayed from them (rules 3.3). */
function isUsedUp(record: UrgentRowRecord, at: { today: Temporal.PlainDate; timeZone: string }): boolean {
  const facts = {
    granted: {
      withdrawals: record.withdrawals,
      packagesPerWithdrawal: record.packages_per_withdrawal,
      packageAdjustment: record.package_adjustment,
    },
    lastWithdrawalFactor: record.last_withdrawal_factor,
  }
  const { draws, packages_drawn: packagesDrawn, additions, replayed } = record
  if (!additions) return standingWithoutAdditions({ ...facts, draws, packagesDrawn }).usedUp
  return standingOf({
    ...facts,
    draws: (replayed ?? []).map(({ confirmed_at: at, packages }) => ({
      confirmedAt: Temporal.Instant.from(at),
      packages,
    })),
    additions: additions.map((addition) => additionFactsOf(endedByDate(addition, at))),
  }).usedUp
}
