import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { isMine, type Named, type NewsFileRecord } from '../item/news.sql.ts'
import type { WrittenBy } from '../item/news-writes.sql.ts'
import type { Written } from '../item/save-news.ts'

/** 0 where nothing is changed. Asked when the news is locked. */
export async function changesVersionOf(tx: Transaction, newsId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from omsorg.news_changes where news_id = ${newsId}
  `.execute(tx)
  return rows[0]?.id ?? 0
}

export async function removeChanges(tx: Transaction, newsId: number): Promise<void> {
  await sql`delete from omsorg.news_changes where news_id = ${newsId}`.execute(tx)
}

/** Takes the place of what was changed before; answers the version. */
export async function insertChanges(
  tx: Transaction,
  newsId: number,
  written: Written,
  { userId, now }: WrittenBy,
): Promise<number> {
  await removeChanges(tx, newsId)
  const { rows } = await sql<{ id: number }>`
    insert into omsorg.news_changes (news_id, written, updated_by, updated_at)
    values (${newsId}, ${JSON.stringify(written)}::jsonb, ${userId}, ${now.toString()}::timestamptz)
    returning id
  `.execute(tx)
  return rows[0]?.id ?? 0
}

export interface ChangesRecord {
  readonly id: number
  readonly written: Written
  readonly client_name: string | null
  readonly care_units: readonly Named[]
  readonly files: readonly NewsFileRecord[]
  readonly updated_at: string
  readonly updated_by: string | null
  readonly updated_on_behalf_of: string | null
  readonly is_mine: boolean
}

/** For whoever writes the news: that is asked of the news itself. */
export async function readChanges(tx: Transaction, actor: Actor, newsId: number): Promise<ChangesRecord | undefined> {
  const { rows } = await sql<ChangesRecord>`
    select w.id, w.written, (select c.name from omsorg.client c where c.id = (w.written ->> 'clientId')::uuid) as client_name,
           coalesce((
             select json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name)
             from jsonb_array_elements_text(w.written -> 'careUnitIds') chosen
             cross join lateral (
               select unit.id, unit.name from omsorg.care_unit unit where unit.id = chosen::uuid offset 0) u), '[]') as care_units,
           coalesce((
             select json_agg(json_build_object(
               'fileId', f.id, 'name', f.name, 'size', f.size, 'mediaType', f.media_type, 'state', own.state) order by given.place)
             from jsonb_array_elements_text(w.written -> 'fileIds') with ordinality as given (id, place)
             join omsorg.news_file own on own.file_id = given.id::uuid and w.news_id in (own.news_id, own.kept_for)
             join omsorg.stored_file f on f.id = own.file_id), '[]') as files,
           w.updated_at, omsorg.user_display_name(w.updated_by) as updated_by,
           omsorg.user_display_name(w.updated_on_behalf_of) as updated_on_behalf_of, ${isMine(actor, sql`w`)} as is_mine
    from omsorg.news_changes w
    where w.news_id = ${newsId}
  `.execute(tx)
  return rows[0]
}
