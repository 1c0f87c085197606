import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Audience } from '@omsorg/domain/news/reading/visible-news.ts'
import type { NewsLanguage } from '@omsorg/domain/news/reading/text-for.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { Transaction } from '../../../platform/database.ts'
import { orderOfLanguage } from '../../../platform/market-order.sql.ts'
import { sql } from '../../../platform/sql.ts'

/** Null where the client is out of reach or removed. */
export async function marketOfClient(tx: Transaction, clientId: string): Promise<MarketCode | null> {
  const { rows } = await sql<{ market: MarketCode }>`
    select market from omsorg.client where id = ${clientId}::uuid and removed_at is null
  `.execute(tx)
  return rows[0]?.market ?? null
}

/** Those of the units that are of the client. */
export async function unitsOfClient(
  tx: Transaction,
  clientId: string,
  careUnitIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from omsorg.care_unit where client_id = ${clientId}::uuid and id = any (${[...careUnitIds]}::uuid[])
  `.execute(tx)
  return rows.map(({ id }) => id)
}

export interface CountedReaders {
  readonly everybody: number
  readonly in_units: number
  readonly readers: number
  readonly languages: readonly { readonly language: NewsLanguage; readonly readers: number }[]
}

export async function countedReaders(tx: Transaction, audience: Audience): Promise<CountedReaders> {
  const { clientId, market, careUnitIds, roles } = audience
  const { rows } = await sql<CountedReaders>`
    with reader as materialized (
      select r.* from omsorg.news_readers(
        ${clientId}::uuid, ${market}::integer, ${[...careUnitIds]}::uuid[], ${[...roles]}::text[]) r
    )
    select count(*)::int as everybody, count(*) filter (where in_unit)::int as in_units,
           count(*) filter (where in_unit and has_role)::int as readers,
           coalesce((
             select json_agg(json_build_object('language', each.language, 'readers', each.readers) order by each.language)
             from (select r.language, count(*)::int as readers from reader r where r.in_unit and r.has_role
                   group by r.language) each), '[]') as languages
    from reader
  `.execute(tx)
  return rows[0] ?? { everybody: 0, in_units: 0, readers: 0, languages: [] }
}

interface NamedClient {
  readonly id: string
  readonly name: string
  readonly market: MarketCode
}

/** The first fifty in reach whose name holds the words. */
export async function clientsNamed(tx: Transaction, term: string, language: Language): Promise<readonly NamedClient[]> {
  const { rows } = await sql<NamedClient>`
    select c.id, c.name, c.market from omsorg.client c
    where c.removed_at is null and (${term} = '' or position(omsorg.fold(${term}) in omsorg.fold(c.name)) > 0)
    order by c.name ${orderOfLanguage[language]}, c.id
    limit 50
  `.execute(tx)
  return rows
}

export async function unitsNamed(
  tx: Transaction,
  clientId: string,
  language: Language,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, u.name from omsorg.care_unit u where u.client_id = ${clientId}::uuid
    order by u.name ${orderOfLanguage[language]}, u.id
    limit 500
  `.execute(tx)
  return rows
}
