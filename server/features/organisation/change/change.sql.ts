import type { HistorySubject } from '@omsorg/contract/organisation/change/list-changes.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

interface FieldChange {
  readonly of_place: boolean
  readonly field: string
  readonly at: string
  readonly by: string | null
}

/** The last change of each field, of a client and of one of its care places. */
export async function readFieldChanges(
  tx: Transaction,
  of: { readonly subject: string; readonly clientId: string; readonly carePlaceId: string | null },
): Promise<FieldChange[]> {
  const { rows } = await sql<FieldChange>`
    select distinct on (e.care_place_id, field)
           e.care_place_id is not null as of_place, apart.words || name as field, e.at,
           omsorg.user_display_name(e.by_user) as by
    from omsorg.organisation_event e
    cross join lateral jsonb_object_keys(e.detail -> 'changes') name
    cross join lateral (
      select coalesce(string_agg(value || '.', ''), '') as words from jsonb_each_text(e.detail -> 'of')) apart
    where e.subject = ${of.subject} and e.subject_id in (${of.clientId}, ${of.carePlaceId ?? ''})
      and e.client_id = ${of.clientId}::uuid
    order by e.care_place_id, field, e.at desc, e.id desc
  `.execute(tx)
  return rows
}

/** Whether the client, and the place if one is named, are in reach and belong together. */
export async function isThere(tx: Transaction, clientId: string, carePlaceId: string | null): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (
      select from omsorg.client c
      where c.id = ${clientId}::uuid and c.removed_at is null
        and (${carePlaceId}::uuid is null
          or exists (select from omsorg.care_place p where p.id = ${carePlaceId}::uuid and p.client_id = c.id))) as there
  `.execute(tx)
  return rows[0]?.there === true
}

type Kept = boolean | number | string | (number | string)[] | null

export interface ChangeRecord {
  readonly id: number
  readonly at: string
  readonly by: ShownAuthor | null
  readonly subject: HistorySubject
  readonly event: 'made' | 'saved' | 'removed'
  readonly of: Readonly<Record<string, Kept>> | null
  /** What each field was and is; null of what was noted before fields were kept. */
  readonly changes: Readonly<Record<string, readonly [before: Kept, after: Kept]>> | null
}

export interface AskedChanges {
  readonly node: { readonly kind: 'Client' | 'CareUnit' | 'CarePlace'; readonly id: string; readonly clientId: string }
  readonly subject: HistorySubject | null
  readonly before: number | null
  readonly limit: number
}

/** The changes of a node and of what is set for it, the latest first. Those of a care unit are its own alone. */
export async function readChanges(tx: Transaction, asked: AskedChanges): Promise<ChangeRecord[]> {
  const { kind, id, clientId } = asked.node
  const ofNode =
    kind === 'CarePlace'
      ? sql`e.care_place_id = ${id}::uuid and e.client_id = ${clientId}::uuid`
      : kind === 'Client'
        ? sql`e.client_id = ${clientId}::uuid and e.care_place_id is null and e.subject <> 'care-unit'`
        : sql`e.client_id = ${clientId}::uuid and e.care_place_id is null and e.subject = 'care-unit'
              and e.subject_id = ${id}`
  const { rows } = await sql<ChangeRecord>`
    select e.id, e.at, omsorg.author_names(e.by_user, e.on_behalf_of) as by, e.subject, e.event,
           e.detail -> 'of' as of, e.detail -> 'changes' as changes
    from omsorg.organisation_event e
    where ${ofNode} and e.event in ('made', 'saved', 'removed')
      and (${asked.subject}::text is null or e.subject = ${asked.subject}::text)
      and (${asked.before}::bigint is null or e.id < ${asked.before}::bigint)
    order by e.id desc
    limit ${asked.limit}
  `.execute(tx)
  return rows
}
