import type { MarketCode } from '@omsorg/domain/market.ts'
import { additionStatus, prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { runningPrescriptions } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/**
 * Persons of a market for whom something falls due on a day: a prescription starts, ends or asks to be renewed, or an
 * addition has run out. By their ids, from after the given one, so many at most.
 */
export async function personsWithSomethingDue(
  tx: Transaction,
  market: MarketCode,
  today: Temporal.PlainDate,
  page: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const day = today.toString()
  const { rows } = await sql<{ care_recipient_id: number }>`
    select care_recipient_id from (
      select p.care_recipient_id from omsorg.prescription p
      where p.market = ${market} and p.status = ${stored(prescriptionStatus, 'preliminary')} and p.confirmed_at is not null and p.start_date <= ${day}::date
      union
      select p.care_recipient_id from omsorg.prescription p
      where p.market = ${market} and p.status in (${stored(prescriptionStatus, ...runningPrescriptions)}) and p.end_date < ${day}::date
      union
      select p.care_recipient_id from omsorg.prescription p
      where p.market = ${market} and p.status = ${stored(prescriptionStatus, 'active')}
        and p.end_date <= ${day}::date + 30 and p.end_date - ${day}::date <= least(30, (p.end_date - p.start_date + 1) / 3)
        and not exists (select from omsorg.prescription s where s.predecessor_id = p.id and s.status = ${stored(prescriptionStatus, 'preliminary')})
      union
      select p.care_recipient_id from omsorg.prescription_row_addition a
      join omsorg.prescription_row r on r.id = a.prescription_row_id
      join omsorg.prescription p on p.id = r.prescription_id
      where p.market = ${market} and a.status in (${stored(additionStatus, 'active', 'no-refills')}) and a.end_date < ${day}::date
    ) due
    where care_recipient_id > ${page.after}
    order by care_recipient_id
    limit ${page.limit}
  `.execute(tx)
  return rows.map((row) => row.care_recipient_id)
}

/** Whether a prescription `p` has begun or ended by the date, and nobody has written it down. */
export function startsOrEndsUnwritten(today: Temporal.PlainDate): Sql {
  const day = today.toString()
  return sql`(p.status = ${stored(prescriptionStatus, 'preliminary')} and p.confirmed_at is not null and p.start_date <= ${day}::date
      or p.status in (${stored(prescriptionStatus, ...runningPrescriptions)}) and p.end_date < ${day}::date)`
}

/** Whether there is one of a person in reach. */
export async function readStartsOrEndsUnwritten(
  tx: Transaction,
  careRecipientId: number,
  today: Temporal.PlainDate,
): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (
      select from omsorg.prescription p where p.care_recipient_id = ${careRecipientId} and ${startsOrEndsUnwritten(today)}
    ) as due
  `.execute(tx)
  return rows[0]?.due ?? false
}

/** Additions whose last day has passed: open ones have ended at the midnight after it (states 2.2). */
export async function expireAdditions(
  tx: Transaction,
  prescriptionIds: readonly number[],
  { today, timeZone, now }: { today: Temporal.PlainDate; timeZone: string; now: Temporal.Instant },
): Promise<void> {
  await sql`
    with old as (
      select a.id, a.status, r.id as row_id, r.prescription_id
      from omsorg.prescription_row_addition a
      join omsorg.prescription_row r on r.id = a.prescription_row_id
      where r.prescription_id = any(${prescriptionIds}::int[]) and a.status in (${stored(additionStatus, 'active', 'no-refills')}) and a.end_date < ${today.toString()}::date
    ), expired as (
      update omsorg.prescription_row_addition a
      set status = ${stored(additionStatus, 'expired')}, row_version = row_version + 1,
          ended_at = coalesce(a.ended_at, greatest(a.created_at, (a.end_date + 1)::timestamp at time zone ${timeZone}))
      from old where a.id = old.id
      returning old.row_id, old.prescription_id, old.status
    )
    insert into omsorg.prescription_event (at, prescription_id, prescription_row_id, event, from_status, to_status)
    select ${now.toString()}::timestamptz, prescription_id, row_id, 'addition-expired', status, ${stored(additionStatus, 'expired')} from expired
  `.execute(tx)
}
