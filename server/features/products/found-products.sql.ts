import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '../../platform/database.ts'

/** In which part of the catalogue is searched. */
export interface Scope {
  readonly market: number
  readonly clientId: string
  readonly patientDataOwnerId: string
  /** Null = every area, which only the PCA assortment is searched in. */
  readonly area: TherapyArea | null
  readonly isPca: boolean
  /** Words that the text of a product holds; '' = no words. */
  readonly term: string
  /** A number of the client's own finds its item. */
  readonly findsCustomNumbers: boolean
  /** The client ranks its products. */
  readonly usesRanking: boolean
  /** These products alone; null = all. */
  readonly ids: readonly number[] | null
  readonly itemNumbers: readonly string[]
  /** The number under which the client buys in each area. */
  readonly customerNumbers: readonly (readonly [TherapyArea, string | null])[]
  readonly today: Temporal.PlainDate
}

/** What of that is in sight and in reach of an order; everything else is counted as hidden. */
export interface Sight {
  /** The kinds of agreement in sight, by area; none = nothing is in sight. */
  readonly types: readonly (readonly [TherapyArea, readonly number[]])[]
  readonly latexFreeOnly: boolean
  readonly pvcFreeOnly: boolean
  readonly allowOutgoing: boolean
  readonly blockUncertainDelivery: boolean
  readonly onlyOrderable: boolean
}

/** Filters that have a facet each; the bit of each stands in `failed` where a product does not fit. Null = not filtered by. */
export interface FacetFilters {
  readonly categoryIds: readonly number[] | null
  readonly agreementTypes: readonly number[] | null
  readonly stockStatuses: readonly string[] | null
  readonly brands: readonly string[] | null
  readonly latexFree: boolean
  readonly pvcFree: boolean
  /** Sets of traits that fit, one list for each property that is filtered by. */
  readonly traits: readonly (readonly string[])[]
}

/** The bits of `failed`, in the order of the filters; those of traits follow. */
export const bitOf = {
  categoryIds: 1,
  agreementTypes: 2,
  stockStatuses: 4,
  brands: 8,
  latexFree: 16,
  pvcFree: 32,
} as const
export const firstTraitBit = 64

export type Order =
  | { readonly by: 'relevance' | 'ranking' | 'name' | 'itemNumber' | 'price' }
  /** Sets of traits in the order of their measure; products without one come last. */
  | { readonly by: 'measure'; readonly traits: readonly string[] }

export interface FoundQuestion {
  readonly scope: Scope
  readonly sight: Sight
  readonly filters: FacetFilters
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

const noLimit = 2_147_483_647

/** The products of the scope, and what is sorted and filtered by of each. */
function hits({ scope, sight, filters }: Pick<FoundQuestion, 'scope' | 'sight' | 'filters'>): RawBuilder<unknown> {
  const { market, clientId, area, isPca } = scope
  const day = scope.today.toString()
  const isNarrow = scope.term !== '' || scope.ids !== null || scope.itemNumbers.length > 0 || area === null
  const stock = sql`coalesce(st.status, 'undefined')`
  return sql`
    select p.id, p.therapy_area, p.category_id, p.traits, p.brand, p.latex, p.pvc, o.agreement_type, o.price,
           ${stock} as stock_status, ${scope.term === '' ? sql`0` : sql`found.rank`}::real as points,
           ${scope.usesRanking ? sql`ranking.rank` : sql`null::int`} as rank, ${isRefused(sight)} as refused,
           ${isInSight(sight, area)} as in_sight,
           case when p.item_status = 'deleted' then 7
                when p.item_status = 'outgoing'
                     and not (${sight.allowOutgoing} and ${stock} in ('in-stock', 'few-in-stock')) then 7
                when not p.active or p.item_status = 'not-sellable' then 1
                when p.id in (
                  select ir.replaced_product_id from omsorg.item_replacement ir
                  where ir.status <> 4
                    and (ir.patient_data_owner_id is null or ir.patient_data_owner_id = ${scope.patientDataOwnerId})
                ) then 13
                when ${sight.blockUncertainDelivery} and ${stock} = 'uncertain-delivery' then 8
           end as code,
           ${failed(filters, stock)} as failed
    from ${scope.term === '' ? sql`omsorg.product p` : foundByWords(scope)}
    left join omsorg.product_stock st on st.product_id = p.id
      ${isNarrow ? sql`` : sql`and st.market = ${market} and st.therapy_area = ${area}`}
    left join ${isNarrow ? offerOfEach(scope) : offersOfArea(clientId, scope, day)}
    ${scope.usesRanking ? rankingOf(clientId) : sql``}
    where p.market = ${market} and p.is_pca = ${isPca}
      and ${area === null ? sql`true` : sql`p.therapy_area = ${area}`}
      and ${scope.ids === null ? sql`true` : sql`p.id = any(${scope.ids}::int[])`}
      and ${scope.itemNumbers.length === 0 ? sql`true` : sql`p.item_number = any(${scope.itemNumbers}::text[])`}`
}

/** Words are searched for by the function that knows how, which also finds the client's own numbers. */
function foundByWords({ term, findsCustomNumbers, clientId, market, area, isPca }: Scope) {
  return sql`
    omsorg.search_products(
      ${term}, ${findsCustomNumbers ? clientId : null}::uuid, ${market}::int, ${area}::text, ${isPca}::boolean, ${noLimit}::int
    ) as found (id, rank)
    join omsorg.product p on p.id = found.id`
}

/** Where many products are asked about: all offers of the area at once, in the order of the products. */
function offersOfArea(clientId: string, { area, customerNumbers }: Scope, day: string) {
  const number = customerNumbers.find(([each]) => each === area)?.[1] ?? null
  return sql`(
      select distinct on (o.product_id) o.product_id, o.agreement_type, o.price
      from omsorg.product_offer o
      where o.client_id = ${clientId}::uuid and o.therapy_area = ${area}
        and o.valid_from <= ${day}::date and coalesce(o.valid_to, 'infinity') >= ${day}::date
        and (o.customer_number is null or o.customer_number = ${number})
      order by o.product_id, o.customer_number nulls last, o.valid_from desc
    ) o on o.product_id = p.id`
}

/** Where few are asked about: the offer of each. */
function offerOfEach({ clientId, customerNumbers, today }: Scope) {
  const areas = customerNumbers.map(([area]) => area)
  const numbers = customerNumbers.map(([, number]) => number)
  return sql`unnest(${areas}::text[], ${numbers}::text[]) as here (area, number) on here.area = p.therapy_area
    left join lateral (
      select o.agreement_type, o.price from omsorg.product_offer o
      where o.client_id = ${clientId}::uuid and o.product_id = p.id
        and o.valid_from <= ${today.toString()}::date and coalesce(o.valid_to, 'infinity') >= ${today.toString()}::date
        and (o.customer_number is null or o.customer_number = here.number)
      order by o.customer_number nulls last, o.valid_from desc limit 1
    ) o on true`
}

function rankingOf(clientId: string) {
  return sql`
    left join omsorg.product_ranking ranking on ranking.client_id = ${clientId}::uuid and ranking.product_id = p.id`
}

function isRefused({ latexFreeOnly, pvcFreeOnly }: Sight) {
  return sql`((${latexFreeOnly} and p.latex) or (${pvcFreeOnly} and p.pvc))`
}

function isInSight(sight: Sight, area: TherapyArea | null) {
  if (sight.types.length === 0) return sql`false`
  const kinds = area
    ? sql`o.agreement_type = any(${sight.types.find(([each]) => each === area)?.[1] ?? []}::int[])`
    : sql`(p.therapy_area || o.agreement_type) = any(${sight.types.flatMap(([each, types]) =>
        types.map((type) => `${each}${type}`),
      )}::text[])`
  return sql`coalesce(${kinds} and not ${isRefused(sight)}, false)`
}

/** One bit for each filter that is set and does not fit. */
function failed(filters: FacetFilters, stock: RawBuilder<unknown>): RawBuilder<unknown> {
  const { categoryIds, agreementTypes, stockStatuses, brands, latexFree, pvcFree, traits } = filters
  const conditions: (readonly [bit: number, fits: RawBuilder<unknown>])[] = []
  if (categoryIds) conditions.push([bitOf.categoryIds, sql`p.category_id = any(${categoryIds}::int[])`])
  if (agreementTypes) conditions.push([bitOf.agreementTypes, sql`o.agreement_type = any(${agreementTypes}::int[])`])
  if (stockStatuses) conditions.push([bitOf.stockStatuses, sql`${stock} = any(${stockStatuses}::text[])`])
  if (brands) conditions.push([bitOf.brands, sql`p.brand = any(${brands}::text[])`])
  if (latexFree) conditions.push([bitOf.latexFree, sql`not p.latex`])
  if (pvcFree) conditions.push([bitOf.pvcFree, sql`not p.pvc`])
  for (const [index, each] of traits.entries()) {
    conditions.push([firstTraitBit << index, sql`p.traits = any(${each}::bigint[])`])
  }
  if (conditions.length === 0) return sql`0`
  return sql.join(
    conditions.map(([bit, fits]) => sql`case when ${fits} then 0 else ${sql.lit(bit)} end`),
    sql` + `,
  )
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
export async function readTraits(
  tx: Transaction,
  question: Pick<FoundQuestion, 'scope' | 'sight' | 'filters'>,
): Promise<TraitsRecord[]> {
  const unfiltered = { ...question, filters: { ...noFilters } }
  const { rows } = await sql<TraitsRecord>`
    with hit as (${hits(unfiltered)})
    select t.traits::text as traits, t.properties, t.flavor
    from (${traitsOf(sql`select h.traits, min(h.id) as id from hit h group by h.traits`)}) t
  `.execute(tx)
  return rows
}

export const noFilters: FacetFilters = {
  categoryIds: null,
  agreementTypes: null,
  stockStatuses: null,
  brands: null,
  latexFree: false,
  pvcFree: false,
  traits: [],
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
