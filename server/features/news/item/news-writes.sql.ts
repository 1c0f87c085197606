import type { MarketCode } from '@omsorg/domain/market.ts'
import type { NewsKind, NewsState } from '@omsorg/domain/news/item/news-words.ts'
import type { NewsText } from '@omsorg/domain/news/reading/text-for.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { managedBy } from './news.sql.ts'

export interface NewsToWrite {
  readonly messageType: NewsKind
  readonly clientId: string | null
  readonly market: MarketCode | null
  readonly careUnitIds: readonly string[]
  readonly roles: readonly string[]
  readonly internalHeading: string
  readonly texts: readonly NewsText[]
  readonly url: string | null
  readonly validFrom: string
  readonly validUntil: string | null
  readonly alwaysShow: boolean
  readonly alwaysOnTop: boolean
  readonly openingHours: string
  readonly address: string
  readonly state: NewsState
}

export interface WrittenBy {
  readonly userId: number
  readonly now: Temporal.Instant
}

export interface Version {
  readonly id: number
  readonly row_version: number
}

export async function insertNews(tx: Transaction, news: NewsToWrite, { userId, now }: WrittenBy): Promise<Version> {
  const { rows } = await sql<Version>`
    insert into omsorg.news
      (message_type, client_id, market, care_unit_ids, role_codes, internal_heading, url, valid_from, valid_until, always_show,
       always_on_top, opening_hours, address, state, created_by, created_at, updated_by, updated_at)
    values (${news.messageType}, ${news.clientId}::uuid, ${news.market}::integer, ${[...news.careUnitIds]}::uuid[],
            ${[...news.roles]}::text[], ${news.internalHeading}, ${news.url}, ${news.validFrom}::date,
            ${news.validUntil}::date, ${news.alwaysShow}, ${news.alwaysOnTop}, ${news.openingHours}, ${news.address},
            ${news.state}, ${userId}, ${now.toString()}::timestamptz, ${userId}, ${now.toString()}::timestamptz)
    returning id, row_version
  `.execute(tx)
  const [made] = rows
  if (!made) throw new Error('news was not written')
  return made
}

export interface LockedNews extends Version {
  readonly message_type: NewsKind
  readonly state: NewsState
}

/** Undefined where the actor does not write it. */
export async function lockNews(tx: Transaction, actor: Actor, newsId: number): Promise<LockedNews | undefined> {
  const { rows } = await sql<LockedNews>`
    select n.id, n.row_version, n.message_type, n.state from omsorg.news n where n.id = ${newsId} and ${managedBy(actor)} for update
  `.execute(tx)
  return rows[0]
}

export async function updateNewsRow(
  tx: Transaction,
  newsId: number,
  news: NewsToWrite,
  { userId, now }: WrittenBy,
): Promise<Version> {
  const { rows } = await sql<Version>`
    update omsorg.news
    set message_type = ${news.messageType}, client_id = ${news.clientId}::uuid, market = ${news.market}::integer,
        care_unit_ids = ${[...news.careUnitIds]}::uuid[], role_codes = ${[...news.roles]}::text[],
        internal_heading = ${news.internalHeading}, url = ${news.url}, valid_from = ${news.validFrom}::date,
        valid_until = ${news.validUntil}::date, always_show = ${news.alwaysShow}, always_on_top = ${news.alwaysOnTop},
        opening_hours = ${news.openingHours}, address = ${news.address}, state = ${news.state},
        row_version = row_version + 1, updated_by = ${userId}, updated_at = ${now.toString()}::timestamptz
    where id = ${newsId}
    returning id, row_version
  `.execute(tx)
  const [made] = rows
  if (!made) throw new Error('news was not written')
  return made
}

/** Gives news these languages, and no others. */
export async function setTexts(tx: Transaction, newsId: number, texts: readonly NewsText[]): Promise<void> {
  await sql`delete from omsorg.news_text where news_id = ${newsId}`.execute(tx)
  await sql`
    insert into omsorg.news_text (news_id, language, header, text, ready)
    select ${newsId}::integer, given.language, given.header, given.text, given.ready
    from json_to_recordset(${JSON.stringify(texts)}::json) as given (language text, header text, text text, ready boolean)
  `.execute(tx)
}

export async function changeStateOf(
  tx: Transaction,
  newsId: number,
  { state, validUntil }: Pick<NewsToWrite, 'state' | 'validUntil'>,
  { userId, now }: WrittenBy,
): Promise<number> {
  const { rows } = await sql<{ row_version: number }>`
    update omsorg.news
    set state = ${state}, valid_until = ${validUntil}::date, row_version = row_version + 1,
        updated_by = ${userId}, updated_at = ${now.toString()}::timestamptz
    where id = ${newsId}
    returning row_version
  `.execute(tx)
  return rows[0]?.row_version ?? 0
}

export async function deleteNews(tx: Transaction, newsId: number): Promise<void> {
  await sql`delete from omsorg.news where id = ${newsId}`.execute(tx)
}
