import type { Language } from '@omsorg/texts/language.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { hits, noFilters, type HitsQuestion } from './hits.sql.ts'

export type Order =
  | { readonly by: 'relevance' | 'ranking' | 'name' | 'itemNumber' | 'price' }
  /** Sets of traits in the order of their measure; products without one come last. */
  | { readonly by: 'measure'; readonly traits: readonly string[] }

export interface FoundQuestion extends HitsQuestion {
  readonly order: Order
  readonly descending: boolean
  readonly language: Language
  readonly limit: number
  readonly offset: number
  /** Whether makers and stocks are counted too. */
  readonly counts: boolean
}

/** How many products in sight share a value and fail the same filters. One of the values is not null in each. */
export interface CountRecord {
  readonly of: 'category' | 'agreementType' | 'stockStatus' | 'brand' | 'latex' | 'pvc' | 'traits'
  readonly value: string | null
  readonly failed: number
  readonly count: number
}

/** Sets of traits, each with what it holds. */
export interface TraitsRecord {
  readonly traits: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly flavor: string | null
}

export interface HiddenRecord {
  readonly area: TherapyArea
  readonly type: number | null
  /** The client takes nothing of its latex or PVC. */
  readonly refused: boolean
  readonly code: number | null
  readonly count: number
  /** A few of them, by name. */
  readonly examples: readonly { readonly itemNumber: string; readonly name: string }[]
}

export interface AreaCount {
  readonly area: TherapyArea
  readonly count: number
}

export interface FoundRecord {
  readonly total: number
  /** How many there are in each area; told where every area is searched. */
  readonly areas: readonly AreaCount[]
  readonly ids: readonly number[]
  readonly counts: readonly CountRecord[]
  readonly traits: readonly TraitsRecord[]
  readonly hidden: readonly HiddenRecord[]
}

/** A page of what is found, with the counts that facets are made of and with what is hidden, in one round trip. */
export async function findProducts(tx: Transaction, question: FoundQuestion): Promise<FoundRecord> {
  const { sight, limit, offset, counts } = question
  const ofEachArea = question.scope.area === null && !question.scope.isPca
  const inReach = sight.onlyOrderable ? sql`in_sight and code is null` : sql`in_sight`
  const { rows } = await sql<Omit<FoundRecord, 'total'> & { readonly total: number | null }>`
    with hit as materialized (${hits(question)}),
    -- Alike in all but their maker: far fewer than the products, and counted six times for the facets.
    alike as materialized (
      select category_id, agreement_type, stock_status, latex, pvc, traits, failed, count(*) as count, min(id) as id
      from hit
      where ${counts ? inReach : sql`false`}
      group by category_id, agreement_type, stock_status, latex, pvc, traits, failed
    ),
    counted as (
      select case when grouping(category_id) = 0 then 'category' when grouping(agreement_type) = 0 then 'agreementType'
                  when grouping(stock_status) = 0 then 'stockStatus' when grouping(latex) = 0 then 'latex'
                  when grouping(pvc) = 0 then 'pvc' else 'traits' end as of,
             case when grouping(category_id) = 0 then category_id::text
                  when grouping(agreement_type) = 0 then agreement_type::text
                  when grouping(stock_status) = 0 then stock_status when grouping(latex) = 0 then latex::text
                  when grouping(pvc) = 0 then pvc::text else traits::text end as value,
             failed, sum(count)::int as count
      from alike
      group by grouping sets ((category_id, failed), (agreement_type, failed), (stock_status, failed), (latex, failed),
                              (pvc, failed), (traits, failed))
      union all
      select 'brand', brand, failed, count(*)::int
      from hit
      where ${counts ? inReach : sql`false`}
      group by brand, failed
    )
    select
      ${counts ? sql`null::int` : sql`(select count(*)::int from hit where failed = 0 and ${inReach})`} as total,
      array(
        select h.id from hit h ${orderSource(question)}
        where h.failed = 0 and ${inReach}
        order by ${orderOf(question)}
        limit ${limit} offset ${offset}
      ) as ids,
      coalesce((
        select jsonb_agg(jsonb_build_object('of', of, 'value', value, 'failed', failed, 'count', count)) from counted
      ), '[]') as counts,
      coalesce((
        select jsonb_agg(jsonb_build_object('traits', t.traits::text, 'properties', t.properties, 'flavor', t.flavor))
        from (${traitsOf(sql`select traits, min(id) as id from alike group by traits`)}) t
      ), '[]') as traits,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'area', n.therapy_area, 'type', n.agreement_type, 'refused', n.refused, 'code', n.code, 'count', n.count,
          'examples', coalesce((
            select jsonb_agg(jsonb_build_object('itemNumber', i.item_number, 'name', i.name) order by i.name, i.id)
            from omsorg.product i where i.id = any(n.examples)), '[]')))
        from (
          select therapy_area, agreement_type, refused, case when in_sight then code end as code, count(*)::int as count,
                 (array_agg(id order by id))[1:3] as examples
          from hit where failed = 0 and not (${inReach})
          group by 1, 2, 3, 4
          order by 1, 2, 3, 4
        ) n
      ), '[]') as hidden,
      ${ofEachArea ? areaCounts(inReach) : sql`'[]'::jsonb`} as areas
  `.execute(tx)
  const [found = { total: 0, ids: [], counts: [], traits: [], hidden: [], areas: [] }] = rows
  return { ...found, total: found.total ?? totalOf(found.counts) }
}

function areaCounts(inReach: Sql) {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('area', a.therapy_area, 'count', a.count))
    from (select therapy_area, count(*)::int as count from hit where failed = 0 and ${inReach} group by 1) a), '[]')`
}

/** Everything that fits has latex or has none, so one of the counts holds the sum. */
function totalOf(counts: readonly CountRecord[]): number {
  return counts.reduce((sum, { of, failed, count }) => sum + (of === 'latex' && failed === 0 ? count : 0), 0)
}

/** The sets of traits of what the scope holds, before any filter. */
export async function readTraits(tx: Transaction, question: Omit<HitsQuestion, 'filters'>): Promise<TraitsRecord[]> {
  const unfiltered = { ...question, filters: noFilters }
  const { rows } = await sql<TraitsRecord>`
    with hit as (${hits(unfiltered)})
    select t.traits::text as traits, t.properties, t.flavor
    from (${traitsOf(sql`select h.traits, min(h.id) as id from hit h group by h.traits`)}) t
  `.execute(tx)
  return rows
}

function traitsOf(distinct: Sql) {
  return sql`
    select i.traits, i.properties, i.flavor from (${distinct}) one join omsorg.product i on i.id = one.id`
}

/** What is sorted by words needs the product again; the rest of the order stands in the hit. */
function orderSource({ order }: FoundQuestion) {
  const rating = sql`left join omsorg.product_rating rating on rating.product_id = h.id`
  if (order.by === 'relevance') return rating
  const product = sql`join omsorg.product i on i.id = h.id`
  if (order.by === 'ranking') return sql`${product} ${rating}`
  if (order.by === 'measure') {
    return sql`${product} left join unnest(${order.traits}::bigint[]) with ordinality as measured (traits, place)
      on measured.traits = h.traits`
  }
  return product
}

const collations: Readonly<Record<Language, Sql>> = {
  en: sql`collate omsorg.nordic_sv`,
  sv: sql`collate omsorg.nordic_sv`,
  fi: sql`collate omsorg.nordic_fi`,
  dk: sql`collate omsorg.nordic_da`,
}

/** The letters in the order of the badge: agreement, complementary, full assortment, specialist, dispense. */
const letterOrder = sql`case h.agreement_type when 1 then 1 when 2 then 2 when 155 then 3 when 6 then 4 when 5 then 5 end`

function orderOf({ order, descending, language }: FoundQuestion): Sql {
  const way = descending ? sql`desc` : sql`asc`
  const name = sql`i.name ${collations[language]}`
  switch (order.by) {
    case 'name':
      return sql`${name} ${way}, h.id`
    case 'itemNumber':
      return sql`i.item_number ${way}`
    case 'price':
      return sql`h.price ${way} nulls last, ${name}, h.id`
    case 'measure':
      return sql`measured.place ${way} nulls last, ${name}, h.id`
    case 'ranking':
      return sql`h.rank ${way} nulls last, rating.rating desc nulls last, ${letterOrder}, ${name}, h.id`
    case 'relevance':
      // What is alike comes in the order of the catalogue, which keeps the sizes of a line together.
      return sql`h.points desc, (h.code is null) desc, h.rank nulls last, ${letterOrder},
                 rating.rating desc nulls last, h.id`
  }
}
