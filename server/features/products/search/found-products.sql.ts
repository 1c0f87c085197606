import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '../../../platform/database.ts'
import { hits, noFilters, type HitsQuestion } from './hits.sql.ts'

export type Order =
  | { readonly by: 'relevance' | 'ranking' | 'name' | 'itemNumber' | 'price' }
  /** Sets of traits in the order of their measure; products without one come last. */
  | { readonly by: 'measure'; readonly traits: readonly string[] }

export interface FoundQuestion extends HitsQuestion {
  readonly order: Order
  readonly descending: boolean
  readonly language: string
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

export interface FoundRecord {
  readonly total: number
  readonly ids: readonly number[]
  readonly counts: readonly CountRecord[]
  readonly traits: readonly TraitsRecord[]
  readonly hidden: readonly HiddenRecord[]
}

/** A page of what is found, with the counts that facets are made of and with what is hidden, in one round trip. */
export async function findProducts(tx: Transaction, question: FoundQuestion): Promise<FoundRecord> {
  const { sight, limit, offset, counts } = question
  const inReach = sight.onlyOrderable ? sql`in_sight and code is null` : sql`in_sight`
  const { rows } = await sql<Omit<FoundRecord, 'total'> & { readonly total: number | null }>`
    with hit as materialized (${hits(question)}),
    counted as materialized (
      select category_id, agreement_type, stock_status, brand, latex, pvc, traits, failed, count(*)::int as count,
             grouping(category_id) as no_category, grouping(agreement_type) as no_type, grouping(stock_status) as no_stock,
             grouping(brand) as no_brand, grouping(latex) as no_latex, grouping(pvc) as no_pvc,
             grouping(traits) as no_traits
      from hit
      where ${counts ? inReach : sql`false`}
      group by grouping sets ((category_id, failed), (agreement_type, failed), (stock_status, failed), (brand, failed),
                              (latex, failed), (pvc, failed), (traits, failed))
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
        select jsonb_agg(jsonb_build_object(
          'of', case when no_category = 0 then 'category' when no_type = 0 then 'agreementType'
                     when no_stock = 0 then 'stockStatus' when no_brand = 0 then 'brand' when no_latex = 0 then 'latex'
                     when no_pvc = 0 then 'pvc' else 'traits' end,
          'value', case when no_category = 0 then category_id::text when no_type = 0 then agreement_type::text
                        when no_stock = 0 then stock_status when no_brand = 0 then brand when no_latex = 0 then latex::text
                        when no_pvc = 0 then pvc::text else traits::text end,
          'failed', failed, 'count', count))
        from counted
      ), '[]') as counts,
      coalesce((
        select jsonb_agg(jsonb_build_object('traits', t.traits::text, 'properties', t.properties, 'flavor', t.flavor))
        from (${traitsOf(sql`select h.traits, min(h.id) as id from hit h where ${counts ? inReach : sql`false`} group by h.traits`)}) t
      ), '[]') as traits,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'area', n.therapy_area, 'type', n.agreement_type, 'refused', n.refused, 'code', n.code, 'count', n.count,
          'examples', (
            select jsonb_agg(jsonb_build_object('itemNumber', i.item_number, 'name', i.name) order by i.name, i.id)
            from omsorg.product i where i.id = any(n.examples))))
        from (
          select therapy_area, agreement_type, refused, case when in_sight then code end as code, count(*)::int as count,
                 (array_agg(id))[1:3] as examples
          from hit where failed = 0 and not (${inReach})
          group by 1, 2, 3, 4
        ) n
      ), '[]') as hidden
  `.execute(tx)
  const [found = { total: 0, ids: [], counts: [], traits: [], hidden: [] }] = rows
  return { ...found, total: found.total ?? totalOf(found.counts) }
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

function traitsOf(distinct: RawBuilder<unknown>) {
  return sql`
    select one.traits, i.properties, i.flavor from (${distinct}) one join omsorg.product i on i.id = one.id`
}

/** What is sorted by words needs the product again; the rest of the order stands in the hit. */
function orderSource({ order }: FoundQuestion) {
  if (order.by === 'relevance') return sql``
  const product = sql`join omsorg.product i on i.id = h.id`
  if (order.by === 'measure') {
    return sql`${product} left join unnest(${order.traits}::bigint[]) with ordinality as measured (traits, place)
      on measured.traits = h.traits`
  }
  return product
}

const collations: Readonly<Record<string, RawBuilder<unknown>>> = {
  sv: sql`collate omsorg.nordic_sv`,
  fi: sql`collate omsorg.nordic_fi`,
  dk: sql`collate omsorg.nordic_da`,
}

/** The letters in the order of the badge: agreement, complementary, full assortment, specialist, dispense. */
const letterOrder = sql`array_position('{1,2,155,6,5}'::int[], h.agreement_type)`

function orderOf({ order, descending, language }: FoundQuestion): RawBuilder<unknown> {
  const way = descending ? sql`desc` : sql`asc`
  const name = sql`i.name ${collations[language] ?? collations['sv']}`
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
      return sql`h.rank ${way} nulls last, ${letterOrder}, ${name}, h.id`
    case 'relevance':
      // What is alike comes in the order of the catalogue, which keeps the sizes of a line together.
      return sql`h.points desc, (h.code is null) desc, h.rank nulls last, ${letterOrder}, h.id`
  }
}
