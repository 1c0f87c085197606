import type { MarketCode } from '@omsorg/domain/market.ts'
import type { NewsKind, NewsState, ShownState } from '@omsorg/domain/news/item/news-words.ts'
import type { FileState } from '@omsorg/domain/news/item/publish-news.ts'
import type { NewsText } from '@omsorg/domain/news/reading/text-for.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

/** What the actor writes: a news manager for the own client, customer service for its market, administration for all. */
export function managedBy({ scope, clientId, market }: Actor): Sql {
  if (scope === 'all') return sql`true`
  if (scope === 'market') return sql`(n.client_id is not null or n.market = ${market})`
  return sql`n.client_id = ${clientId}::uuid`
}

export interface Named {
  readonly id: string
  readonly name: string
}

export interface NewsFileRecord {
  readonly fileId: string
  readonly name: string
  readonly size: number
  readonly mediaType: string
  readonly state: FileState
}

interface NewsRecord {
  readonly id: number
  readonly message_type: NewsKind
  readonly internal_heading: string
  readonly valid_from: string
  readonly valid_until: string | null
  readonly always_show: boolean
  readonly always_on_top: boolean
  readonly client_id: string | null
  readonly client_name: string | null
  readonly market: MarketCode | null
  readonly care_units: readonly Named[]
  readonly role_codes: readonly string[]
  readonly state: NewsState
  readonly texts: readonly NewsText[]
  readonly files: readonly NewsFileRecord[]
  readonly updated_at: string
  readonly row_version: number
}

/** The texts of `n`, and its files in their order. */
export const textsOfNews = sql`coalesce((
  select json_agg(json_build_object('language', t.language, 'header', t.header, 'text', t.text, 'ready', t.ready)
    order by array_position('{sv,en,fi,dk}'::text[], t.language::text))
  from omsorg.news_text t where t.news_id = n.id), '[]')`
export const filesOfNews = sql`coalesce((
  select json_agg(json_build_object(
    'fileId', f.id, 'name', f.name, 'size', f.size, 'mediaType', f.media_type, 'state', own.state) order by own.place, f.id)
  from omsorg.news_file own join omsorg.stored_file f on f.id = own.file_id where own.news_id = n.id), '[]')`

const columns = sql`
  n.id, n.message_type, n.internal_heading, n.valid_from, n.valid_until, n.always_show, n.always_on_top, n.client_id,
  (select c.name from omsorg.client c where c.id = n.client_id) as client_name, n.market,
  coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name)
            from omsorg.care_unit u where u.id = any (n.care_unit_ids)), '[]') as care_units,
  n.role_codes, n.state, ${textsOfNews} as texts, ${filesOfNews} as files, n.updated_at, n.row_version`

export interface WholeNewsRecord extends NewsRecord {
  readonly url: string | null
  readonly opening_hours: string
  readonly address: string
  readonly updated_by: string | null
  readonly updated_on_behalf_of: string | null
  readonly is_mine: boolean
}

/** Whether whoever asks has written the row last, and for the same person. */
export const isMine = ({ doerId, onBehalfOf }: Pick<Actor, 'doerId' | 'onBehalfOf'>, row: Sql): Sql => sql`
  (${row}.updated_by, ${row}.updated_on_behalf_of) is not distinct from (${doerId}::int, ${onBehalfOf}::int)`

/** Undefined where the actor does not write it. */
export async function readWholeNews(
  tx: Transaction,
  actor: Actor,
  newsId: number,
): Promise<WholeNewsRecord | undefined> {
  const { rows } = await sql<WholeNewsRecord>`
    select ${columns}, n.url, n.opening_hours, n.address,
           omsorg.user_display_name(n.updated_by) as updated_by,
           omsorg.user_display_name(n.updated_on_behalf_of) as updated_on_behalf_of,
           ${isMine(actor, sql`n`)} as is_mine
    from omsorg.news n
    where n.id = ${newsId} and ${managedBy(actor)}
  `.execute(tx)
  return rows[0]
}

export interface ListedNewsRecord extends NewsRecord {
  readonly has_changes: boolean
  readonly readers: number
  readonly read: number
}

interface Wanted {
  readonly term: string
  readonly messageTypes: readonly NewsKind[]
  readonly states: readonly ShownState[]
  readonly clientId: string | null
  readonly today: Temporal.PlainDate
  readonly page: number
  readonly pageSize: number
}

/** As `shownState` of the domain says it. */
const shownStateOf = (today: Temporal.PlainDate) => sql`
  case when n.state = 'draft' then 'draft'
       when n.valid_until < ${today.toString()}::date then 'ended'
       when n.valid_from > ${today.toString()}::date then 'planned'
       else 'published' end`

const found = (actor: Actor, { term, messageTypes, clientId, today }: Wanted) => sql`
  select n.*, ${shownStateOf(today)} as shown_state
  from omsorg.news n
  where ${managedBy(actor)}
    and (${clientId}::uuid is null or n.client_id = ${clientId}::uuid)
    and (cardinality(${[...messageTypes]}::text[]) = 0 or n.message_type = any (${[...messageTypes]}::text[]))
    and (${term} = '' or position(omsorg.fold(${term}) in omsorg.fold(n.internal_heading)) > 0 or exists (
      select from omsorg.news_text t
      where t.news_id = n.id and position(omsorg.fold(${term}) in omsorg.fold(t.header || ' ' || t.text)) > 0))`

/** One page, in the groups of a list; within what is published in the order of its readers. */
export async function searchedNews(
  tx: Transaction,
  actor: Actor,
  wanted: Wanted,
): Promise<readonly ListedNewsRecord[]> {
  const { states, page, pageSize } = wanted
  const { rows } = await sql<ListedNewsRecord>`
    with found as (${found(actor, wanted)}), paged as (
      select n.*, row_number() over (
        order by array_position('{published,planned,draft,ended}'::text[], n.shown_state),
          n.shown_state = 'published' and n.always_on_top desc,
          case when n.shown_state = 'planned' then n.valid_from end,
          case when n.shown_state = 'ended' then n.valid_until else n.valid_from end desc, n.id desc) as place
      from found n
      where cardinality(${[...states]}::text[]) = 0 or n.shown_state = any (${[...states]}::text[])
      order by place
      limit ${pageSize} offset ${(page - 1) * pageSize}
    ), reading as materialized (
      select r.* from omsorg.news_reading(array(select p.id from paged p)) r
    )
    select ${columns}, exists (select from omsorg.news_changes c where c.news_id = n.id) as has_changes,
           coalesce(r.readers, 0) as readers, coalesce(r.read, 0) as read
    from paged n left join reading r on r.news_id = n.id
    order by n.place
  `.execute(tx)
  return rows
}

export interface CountedState {
  readonly shown_state: ShownState
  readonly count: number
}

export async function countedNews(tx: Transaction, actor: Actor, wanted: Wanted): Promise<readonly CountedState[]> {
  const { rows } = await sql<CountedState>`
    select n.shown_state, count(*)::int as count from (${found(actor, wanted)}) n group by n.shown_state
  `.execute(tx)
  return rows
}
