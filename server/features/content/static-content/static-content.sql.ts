import type { ContentStatus, ContentType } from '@omsorg/domain/content/static-content/content-words.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface ListedRecord {
  readonly id: number
  readonly identifier: string
  readonly name: string
  readonly type: ContentType
  readonly status: ContentStatus
  readonly language: Language
  readonly shown_from: string | null
  readonly shown_until: string | null
  readonly version: number
  readonly updated_at: string
  readonly updated_by: string | null
  readonly meaning_at: string | null
  readonly matched_at: string
}

export async function listContent(tx: Transaction): Promise<readonly ListedRecord[]> {
  const { rows } = await sql<ListedRecord>`
    select id, identifier, name, type, status, language, shown_from, shown_until, version, updated_at,
           omsorg.user_display_name(updated_by) as updated_by, meaning_at, matched_at
    from omsorg.static_content
    order by type = 'general' desc, type, identifier, language
    limit 1000
  `.execute(tx)
  return rows
}

export interface ContentRecord extends ListedRecord {
  readonly text: string
  readonly video_url: string | null
  readonly video_title: string | null
  readonly is_mine: boolean
  readonly row_version: number
}

/** The content of an id in every language that there is. Empty when there is no such content. */
export async function contentInLanguages(
  tx: Transaction,
  { doerId }: Pick<Actor, 'doerId'>,
  id: number,
): Promise<readonly ContentRecord[]> {
  const { rows } = await sql<ContentRecord>`
    select c.id, c.identifier, c.name, c.type, c.status, c.language, c.shown_from, c.shown_until, c.version, c.updated_at,
           omsorg.user_display_name(c.updated_by) as updated_by, c.meaning_at, c.matched_at, c.text, c.video_url, c.video_title,
           coalesce(c.updated_by = ${doerId}, false) as is_mine, c.row_version
    from omsorg.static_content asked
    join omsorg.static_content c on c.identifier = asked.identifier
    where asked.id = ${id}
    order by c.language
  `.execute(tx)
  return rows
}

export interface VersionRecord {
  readonly version: number
  readonly name: string
  readonly status: ContentStatus
  readonly text: string
  readonly video_url: string | null
  readonly video_title: string | null
  readonly written_at: string
  readonly written_by: string | null
}

export async function versionsOf(tx: Transaction, id: number): Promise<readonly VersionRecord[]> {
  const { rows } = await sql<VersionRecord>`
    select version, name, status, text, video_url, video_title, written_at, omsorg.user_display_name(written_by) as written_by
    from omsorg.static_content_version
    where static_content_id = ${id}
    order by version desc
    limit 100
  `.execute(tx)
  return rows
}

/** The type of an identifier, in whatever language it is written. */
export async function typeOfIdentifier(tx: Transaction, identifier: string): Promise<ContentType | null> {
  const { rows } = await sql<{ type: ContentType }>`
    select type from omsorg.static_content where identifier = ${identifier} limit 1
  `.execute(tx)
  return rows[0]?.type ?? null
}

export interface Written {
  readonly name: string
  readonly status: ContentStatus
  readonly text: string
  readonly shownFrom: string | null
  readonly shownUntil: string | null
  readonly video: { readonly url: string; readonly title: string } | null
}

interface By {
  readonly userId: number
  readonly now: Temporal.Instant
}

/** Null when the identifier is written in this language already. */
export async function insertContent(
  tx: Transaction,
  what: { readonly identifier: string; readonly type: ContentType; readonly language: Language },
  written: Written,
  { userId, now }: By,
): Promise<{ readonly id: number; readonly row_version: number } | null> {
  const { rows } = await sql<{ id: number; row_version: number }>`
    insert into omsorg.static_content
      (identifier, name, type, status, language, text, shown_from, shown_until, updated_by, updated_at,
       meaning_at, matched_at, video_url, video_title)
    select ${what.identifier}, ${written.name}, ${what.type}, ${written.status}, ${what.language}, ${written.text},
            ${written.shownFrom}::timestamptz, ${written.shownUntil}::timestamptz, ${userId}, ${now.toString()}::timestamptz,
            case when exists (select from omsorg.static_content where identifier = ${what.identifier}) then null
                 else ${now.toString()}::timestamptz end,
            ${now.toString()}::timestamptz, ${written.video?.url ?? null}, ${written.video?.title ?? null}
    on conflict (identifier, language) do nothing
    returning id, row_version
  `.execute(tx)
  return rows[0] ?? null
}

export async function lockContent(
  tx: Transaction,
  id: number,
): Promise<{ readonly row_version: number; readonly identifier: string } | undefined> {
  const { rows } = await sql<{ row_version: number; identifier: string }>`
    select row_version, identifier from omsorg.static_content where id = ${id} for update
  `.execute(tx)
  return rows[0]
}

export async function updateContent(
  tx: Transaction,
  id: number,
  { written, says }: { readonly written: Written; readonly says: 'the-same' | 'something-new' | 'what-is-newer' },
  { userId, now }: By,
): Promise<{ readonly version: number; readonly row_version: number }> {
  const { rows } = await sql<{ version: number; row_version: number }>`
    update omsorg.static_content
    set name = ${written.name}, status = ${written.status}, text = ${written.text},
        shown_from = ${written.shownFrom}::timestamptz, shown_until = ${written.shownUntil}::timestamptz,
        version = version + 1,
        video_url = ${written.video?.url ?? null}, video_title = ${written.video?.title ?? null},
        meaning_version = case when ${says !== 'the-same'} then version + 1 else meaning_version end,
        meaning_at = case when ${says === 'something-new'} then ${now.toString()}::timestamptz else meaning_at end,
        matched_at = case when ${says !== 'the-same'} then ${now.toString()}::timestamptz else matched_at end,
        row_version = row_version + 1, updated_by = ${userId}, updated_at = ${now.toString()}::timestamptz
    where id = ${id}
    returning version, row_version
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('static content was not written')
  return row
}

/** Keeps what stands now as a version, so that there is a way back to it. */
export async function keepVersion(tx: Transaction, id: number): Promise<void> {
  await sql`
    insert into omsorg.static_content_version
      (static_content_id, version, name, status, text, video_url, video_title, written_by, written_at)
    select id, version, name, status, text, video_url, video_title, updated_by, updated_at from omsorg.static_content where id = ${id}
  `.execute(tx)
}

export async function removeContent(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await sql`delete from omsorg.static_content where id = ${id}`.execute(tx)
  return rowCount > 0
}

/** What readers see of an identifier in a language, if anything. */
export async function shownText(
  tx: Transaction,
  identifier: string,
  language: Language,
  now: Temporal.Instant,
): Promise<string | null> {
  const at = now.toString()
  const { rows } = await sql<{ text: string }>`
    select text from omsorg.static_content
    where identifier = ${identifier} and language = ${language} and status = 'active'
      and coalesce(shown_from <= ${at}::timestamptz, true) and coalesce(shown_until > ${at}::timestamptz, true)
  `.execute(tx)
  return rows[0]?.text ?? null
}
