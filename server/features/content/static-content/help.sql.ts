import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

interface Asked {
  readonly language: Language
  readonly now: Temporal.Instant
}

const isShown = (at: string): Sql => sql`status = 'active' and coalesce(shown_from <= ${at}::timestamptz, true)
  and coalesce(shown_until > ${at}::timestamptz, true)`

/** The identifiers of the helps that readers of a language see. */
export async function helpIdentifiers(tx: Transaction, { language, now }: Asked): Promise<string[]> {
  const { rows } = await sql<{ identifier: string }>`
    select identifier from omsorg.static_content
    where identifier like 'TOP\\_HELP\\_%' and language = ${language} and text <> '' and ${isShown(now.toString())}
    order by identifier
    limit 500
  `.execute(tx)
  return rows.map(({ identifier }) => identifier)
}

export async function shownHelp(
  tx: Transaction,
  identifier: string,
  { language, now }: Asked,
): Promise<
  { readonly id: number; readonly name: string; readonly text: string; readonly video_title: string | null } | undefined
> {
  const { rows } = await sql<{ id: number; name: string; text: string; video_title: string | null }>`
    select id, name, text, video_title from omsorg.static_content
    where identifier = ${identifier} and language = ${language} and text <> '' and ${isShown(now.toString())}
  `.execute(tx)
  return rows[0]
}

/** The film in a language of the content that has an id in whatever language. */
export async function shownVideo(
  tx: Transaction,
  id: number,
  { language, now }: Asked,
): Promise<{ readonly url: string; readonly title: string } | undefined> {
  const { rows } = await sql<{ url: string; title: string }>`
    select video_url as url, coalesce(video_title, '') as title from omsorg.static_content
    where identifier = (select identifier from omsorg.static_content where id = ${id})
      and language = ${language} and video_url is not null and ${isShown(now.toString())}
  `.execute(tx)
  return rows[0]
}
