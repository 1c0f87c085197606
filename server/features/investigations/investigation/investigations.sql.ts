import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'
import {
  investigationStatus,
  type InvestigationEvent,
} from '@omsorg/domain/investigations/investigation/investigation.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Author } from '../../../platform/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface InvestigationRecord {
  readonly id: number
  readonly care_recipient_id: number
  readonly therapy_area: TherapyArea
  readonly status: number
  readonly valid_from: string
  readonly valid_to: string
  readonly answers: unknown
  readonly created_by_name: ShownAuthor | null
  readonly created_at: string
  readonly updated_by_name: ShownAuthor | null
  readonly updated_at: string
  readonly row_version: number
  /** Of the leakage that was saved; null where none was. */
  readonly daily_total: number | null
}

const shownColumns = sql`
  i.id, i.care_recipient_id, i.therapy_area, i.status, i.valid_from, i.valid_to, i.answers,
  omsorg.author_names(i.created_by, i.created_on_behalf_of) as created_by_name, i.created_at,
  omsorg.author_names(i.updated_by, i.updated_on_behalf_of) as updated_by_name, i.updated_at, i.row_version,
  (select n.daily_total from omsorg.investigation_incontinence n where n.investigation_id = i.id) as daily_total`

/** Undefined out of reach. */
export async function readInvestigationRecord(tx: Transaction, id: number): Promise<InvestigationRecord | undefined> {
  const { rows } = await sql<InvestigationRecord>`
    select ${shownColumns} from omsorg.investigation i where i.id = ${id}
  `.execute(tx)
  return rows[0]
}

/** The other investigations of a person in an area that go on or hold. */
export async function readOthers(
  tx: Transaction,
  {
    id,
    careRecipientId,
    therapyArea,
  }: { readonly id: number; readonly careRecipientId: number; readonly therapyArea: TherapyArea },
): Promise<readonly { readonly id: number; readonly status: number; readonly valid_from: string }[]> {
  const { rows } = await sql<{ id: number; status: number; valid_from: string }>`
    select i.id, i.status, i.valid_from from omsorg.investigation i
    where i.care_recipient_id = ${careRecipientId} and i.therapy_area = ${therapyArea} and i.id <> ${id}
      and i.status in (${stored(investigationStatus, 'in-progress', 'active')})
  `.execute(tx)
  return rows
}

/**
 * Whose it is, with the person locked: all that happens to the investigations of one person waits for it. What is read of the
 * investigation afterwards is what stands. Null out of reach.
 */
export async function lockPersonOf(tx: Transaction, id: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select c.id from omsorg.care_recipient c
    where c.id = (select i.care_recipient_id from omsorg.investigation i where i.id = ${id})
    for no key update of c
  `.execute(tx)
  return rows[0]?.id ?? null
}

export interface ListQuestion {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea | null
  /** Stored numbers; one that is active and over is inactive. */
  readonly status: number | null
  readonly today: Temporal.PlainDate
  readonly page: number
  readonly pageSize: number
  readonly sortOrder: 'asc' | 'desc'
}

const isAsked = ({ careRecipientId, therapyArea, status, today }: ListQuestion) => sql`
  i.care_recipient_id = ${careRecipientId} and (${therapyArea}::text is null or i.therapy_area = ${therapyArea}::text)
  and (${status}::int is null or ${status}::int = case
    when i.status = ${stored(investigationStatus, 'active')} and i.valid_to < ${today.toString()}::date
    then ${stored(investigationStatus, 'inactive')} else i.status end)`

export async function readInvestigations(
  tx: Transaction,
  question: ListQuestion,
): Promise<readonly InvestigationRecord[]> {
  const { page, pageSize, sortOrder } = question
  const { rows } = await sql<InvestigationRecord>`
    select ${shownColumns} from omsorg.investigation i
    where ${isAsked(question)}
    order by i.created_at ${sortOrder === 'desc' ? sql`desc` : sql`asc`}, i.id ${sortOrder === 'desc' ? sql`desc` : sql`asc`}
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(tx)
  return rows
}

/** How many fit, and how the person stands; null out of reach. */
export async function countInvestigations(
  tx: Transaction,
  question: ListQuestion & { readonly carePlaceId: string | null },
): Promise<{ readonly count: number; readonly is_active: boolean } | null> {
  const { rows } = await sql<{ count: number; is_active: boolean }>`
    select (select count(*)::int from omsorg.investigation i where ${isAsked(question)}) as count,
           c.status = ${stored(recipientStatus, 'active')} and coalesce((
             select l.status = ${stored(linkStatus, 'active')} from omsorg.care_recipient_place l
             where l.care_recipient_id = c.id and l.care_place_id = ${question.carePlaceId}::uuid), true) as is_active
    from omsorg.care_recipient c where c.id = ${question.careRecipientId}
  `.execute(tx)
  return rows[0] ?? null
}

interface NewInvestigation {
  readonly careRecipientId: number
  readonly clientId: string
  readonly carePlaceId: string
  readonly therapyArea: TherapyArea
  readonly validFrom: string
  readonly validTo: string
  readonly answers: unknown
  readonly by: Author
  readonly now: Temporal.Instant
}

export async function insertInvestigation(tx: Transaction, given: NewInvestigation): Promise<number> {
  const { by, now } = given
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.investigation
      (care_recipient_id, client_id, care_place_id, therapy_area, valid_from, valid_to, answers,
       created_by, created_on_behalf_of, created_at, updated_by, updated_on_behalf_of, updated_at)
    values (${given.careRecipientId}, ${given.clientId}::uuid, ${given.carePlaceId}::uuid, ${given.therapyArea},
            ${given.validFrom}::date, ${given.validTo}::date, ${JSON.stringify(given.answers)}::jsonb,
            ${by.userId}, ${by.onBehalfOf}, ${now.toString()}::timestamptz,
            ${by.userId}, ${by.onBehalfOf}, ${now.toString()}::timestamptz)
    returning id
  `.execute(tx)
  return written(rows).id
}

interface Change {
  readonly by: Author
  readonly now: Temporal.Instant
}

export async function updateAnswers(
  tx: Transaction,
  id: number,
  given: Change & { readonly validFrom: string; readonly validTo: string; readonly answers: unknown },
): Promise<number> {
  const { by, now } = given
  const { rows } = await sql<{ row_version: number }>`
    update omsorg.investigation
    set valid_from = ${given.validFrom}::date, valid_to = ${given.validTo}::date,
        answers = ${JSON.stringify(given.answers)}::jsonb, updated_by = ${by.userId},
        updated_on_behalf_of = ${by.onBehalfOf}, updated_at = ${now.toString()}::timestamptz, row_version = row_version + 1
    where id = ${id}
    returning row_version
  `.execute(tx)
  return written(rows).row_version
}

export async function updateStatus(
  tx: Transaction,
  id: number,
  given: Change & { readonly status: number },
): Promise<number> {
  const { by, now, status } = given
  const { rows } = await sql<{ row_version: number }>`
    update omsorg.investigation
    set status = ${status}, updated_by = ${by.userId}, updated_on_behalf_of = ${by.onBehalfOf},
        updated_at = ${now.toString()}::timestamptz, row_version = row_version + 1
    where id = ${id}
    returning row_version
  `.execute(tx)
  return written(rows).row_version
}

export async function updateEnd(
  tx: Transaction,
  id: number,
  given: Change & { readonly validTo: string },
): Promise<number> {
  const { by, now, validTo } = given
  const { rows } = await sql<{ row_version: number }>`
    update omsorg.investigation
    set valid_to = ${validTo}::date, updated_by = ${by.userId}, updated_on_behalf_of = ${by.onBehalfOf},
        updated_at = ${now.toString()}::timestamptz, row_version = row_version + 1
    where id = ${id}
    returning row_version
  `.execute(tx)
  return written(rows).row_version
}

export async function writeEvent(
  tx: Transaction,
  given: Change & {
    readonly id: number
    readonly event: InvestigationEvent | 'created' | 'replaced' | 'end-changed'
    readonly from: number | null
    readonly to: number | null
  },
): Promise<void> {
  const { by, now } = given
  await sql`
    insert into omsorg.investigation_event (at, investigation_id, event, from_status, to_status, by_user, on_behalf_of)
    values (${now.toString()}::timestamptz, ${given.id}, ${given.event}, ${given.from}, ${given.to}, ${by.userId},
            ${by.onBehalfOf})
  `.execute(tx)
}

function written<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('an investigation was not written')
  return row
}
