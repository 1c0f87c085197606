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
