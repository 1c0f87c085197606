import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { SentEntry } from '@omsorg/contract/investigations/diary/diary-fields.ts'
import type { Estimate, Outside } from '@omsorg/domain/investigations/diary/entry.ts'
import { usualCapacity } from '@omsorg/domain/investigations/guided/suggest.ts'
import { usualHours } from '@omsorg/domain/investigations/leakage/leakage.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { holdingPrescriptions, holdingRows } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Author } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface DiaryRecord {
  readonly id: number
  readonly started_at: string
  readonly planned_hours: number
  readonly ended_at: string | null
  readonly ended_by_name: ShownAuthor | null
  readonly end_reason: string
  readonly created_by_name: ShownAuthor | null
}

/** The one that goes on, else the last one; undefined where there is none. */
export async function readLatestDiary(tx: Transaction, careRecipientId: number): Promise<DiaryRecord | undefined> {
  const { rows } = await sql<DiaryRecord>`
    select d.id, d.started_at, d.planned_hours, d.ended_at,
           omsorg.author_names(d.ended_by, d.ended_on_behalf_of) as ended_by_name, d.end_reason,
           omsorg.author_names(d.created_by, d.created_on_behalf_of) as created_by_name
    from omsorg.leakage_diary d
    where d.care_recipient_id = ${careRecipientId}
    order by d.ended_at is null desc, d.started_at desc, d.id desc
    limit 1
  `.execute(tx)
  return rows[0]
}

export interface EntryRecord {
  readonly id: string
  readonly at: string
  readonly wet: number | null
  readonly dry: number | null
  readonly estimate: Estimate | null
  readonly holds: number | null
  readonly volume: number
  readonly outside: Outside
  readonly voided: number | null
  readonly drunk: number | null
  readonly item_number: string | null
  readonly item_name: string
  readonly apart: boolean
  readonly changed_on: string
  readonly created_by_name: ShownAuthor | null
}

/** In their order, without what was removed. */
export async function readEntries(tx: Transaction, diaryId: number): Promise<readonly EntryRecord[]> {
  const { rows } = await sql<EntryRecord>`
    select e.id, e.at, e.wet, e.dry, e.estimate, e.holds, e.volume, e.outside, e.voided, e.drunk, e.item_number,
           e.item_name, e.apart, e.changed_on,
           omsorg.author_names(e.created_by, e.created_on_behalf_of) as created_by_name
    from omsorg.leakage_diary_entry e
    where e.leakage_diary_id = ${diaryId} and not e.removed
    order by e.at, e.id
  `.execute(tx)
  return rows
}

export interface LockedDiary {
  readonly id: number
  readonly care_recipient_id: number
  readonly started_at: string
  readonly ended_at: string | null
}

/** A diary in reach, held until the transaction ends: what two phones send comes one after the other. */
export async function lockDiary(tx: Transaction, diaryId: number): Promise<LockedDiary | undefined> {
  const { rows } = await sql<LockedDiary>`
    select d.id, d.care_recipient_id, d.started_at, d.ended_at
    from omsorg.leakage_diary d where d.id = ${diaryId}
    for no key update of d
  `.execute(tx)
  return rows[0]
}

export interface NewDiary {
  readonly careRecipientId: number
  readonly clientId: string
  readonly carePlaceId: string
  readonly plannedHours: number
  readonly by: Author
  readonly now: Temporal.Instant
}

export async function insertDiary(tx: Transaction, given: NewDiary): Promise<number> {
  const { by } = given
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.leakage_diary
      (care_recipient_id, client_id, care_place_id, started_at, planned_hours, created_by, created_on_behalf_of)
    values (${given.careRecipientId}, ${given.clientId}::uuid, ${given.carePlaceId}::uuid,
            date_trunc('minute', ${given.now.toString()}::timestamptz), ${given.plannedHours}, ${by.userId}, ${by.onBehalfOf})
    returning id
  `.execute(tx)
  return rows[0]?.id ?? 0
}

export async function setEnd(
  tx: Transaction,
  diaryId: number,
  given: { readonly reason: string; readonly by: Author; readonly now: Temporal.Instant },
): Promise<void> {
  const { reason, by, now } = given
  await sql`
    update omsorg.leakage_diary
    set ended_at = ${now.toString()}::timestamptz, end_reason = ${reason}, ended_by = ${by.userId},
        ended_on_behalf_of = ${by.onBehalfOf}, row_version = row_version + 1
    where id = ${diaryId}
  `.execute(tx)
}

export type EntryToWrite = SentEntry & { readonly volume: number }

/** Of an entry that stands the later version stays, by the clock of the device; answers whether this one was written. */
export async function writeEntry(
  tx: Transaction,
  diaryId: number,
  { entry, by }: { readonly entry: EntryToWrite; readonly by: Author },
): Promise<boolean> {
  const way = entry.estimate === null ? 'weighed' : 'estimated'
  const weighed = entry.estimate === null
  const { rowCount } = await sql`
    insert into omsorg.leakage_diary_entry
      (leakage_diary_id, id, at, way, wet, dry, estimate, holds, volume, outside, voided, drunk, item_number, item_name,
       apart, removed, changed_on, created_by, created_on_behalf_of)
    values (${diaryId}, ${entry.entryId}::uuid, date_trunc('minute', ${entry.at}::timestamptz), ${way},
            ${weighed ? entry.wet : null}, ${weighed ? entry.dry : null}, ${entry.estimate}, ${entry.holds},
            ${entry.volume}, ${entry.outside}, ${entry.voided}, ${entry.drunk}, ${entry.itemNumber}, ${entry.itemName},
            ${entry.apart}, ${entry.removed}, ${entry.changedOn}::timestamptz, ${by.userId}, ${by.onBehalfOf})
    on conflict (leakage_diary_id, id) do update
    set at = excluded.at, way = excluded.way, wet = excluded.wet, dry = excluded.dry, estimate = excluded.estimate,
        holds = excluded.holds, volume = excluded.volume, outside = excluded.outside, voided = excluded.voided,
        drunk = excluded.drunk, item_number = excluded.item_number, item_name = excluded.item_name,
        apart = excluded.apart, removed = excluded.removed, changed_on = excluded.changed_on,
        created_by = excluded.created_by, created_on_behalf_of = excluded.created_on_behalf_of
    where excluded.changed_on > leakage_diary_entry.changed_on
  `.execute(tx)
  return rowCount > 0
}

export interface WornProduct {
  readonly item_number: string
  readonly name: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** The protections that a person has on prescription. */
export async function readWorn(tx: Transaction, careRecipientId: number): Promise<readonly WornProduct[]> {
  const { rows } = await sql<WornProduct>`
    select p.item_number, p.name, p.properties
    from omsorg.product p
    where p.id in (
      select r.product_id from omsorg.prescription held
      join omsorg.prescription_row r on r.prescription_id = held.id
      where held.care_recipient_id = ${careRecipientId} and held.therapy_area = 'Incontinence'
        and held.status in (${stored(prescriptionStatus, ...holdingPrescriptions)})
        and r.status in (${stored(rowStatus, ...holdingRows)}))
      and p.shape not in ('net-pants', 'bed-pad')
    order by p.name, p.id
  `.execute(tx)
  return rows
}

export interface WhoseDiary {
  readonly market: MarketCode
  readonly is_active: boolean
  /** How many percent of what is measured a protection holds in use. */
  readonly capacity: number
  /** At which hour each part of the day begins. */
  readonly day_from: number
  readonly evening_from: number
  readonly night_from: number
}

/** Undefined out of reach. */
export async function readWhose(
  tx: Transaction,
  careRecipientId: number,
  carePlaceId: string | null,
): Promise<WhoseDiary | undefined> {
  const { rows } = await sql<WhoseDiary>`
    select c.market, c.status = ${stored(recipientStatus, 'active')} and coalesce((
             select l.status = ${stored(linkStatus, 'active')} from omsorg.care_recipient_place l
             where l.care_recipient_id = c.id and l.care_place_id = ${carePlaceId}::uuid), true) as is_active,
           coalesce(p.working_capacity_percent, ${usualCapacity}) as capacity,
           coalesce(p.day_from, ${usualHours.day}) as day_from,
           coalesce(p.evening_from, ${usualHours.evening}) as evening_from,
           coalesce(p.night_from, ${usualHours.night}) as night_from
    from omsorg.care_recipient c
    left join omsorg.product_setting p on p.client_id = c.client_id
    where c.id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}
