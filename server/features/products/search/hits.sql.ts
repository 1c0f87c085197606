import { replacementStatus } from '@omsorg/domain/products/product/item-replacement.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { stored } from '../../../platform/stored.sql.ts'
import { raw, sql, type Sql } from '../../../platform/sql.ts'

/** The words of a search. */
export interface Words {
  readonly term: string
  /** Whose own article numbers find their items too; null = nobody's. */
  readonly clientId: string | null
}

/** In which part of the catalogue is searched. */
export interface Scope {
  readonly market: number
  readonly clientId: string
  readonly patientDataOwnerId: string
  /** Null = every area. */
  readonly area: TherapyArea | null
  readonly isPca: boolean
  /** What is searched for; null = everything. */
  readonly words: Words | null
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
export interface VisibilityFilter {
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

export const noFilters: FacetFilters = {
  categoryIds: null,
  agreementTypes: null,
  stockStatuses: null,
  brands: null,
  latexFree: false,
  pvcFree: false,
  traits: [],
}

export interface HitsQuestion {
  readonly scope: Scope
  readonly sight: VisibilityFilter
  readonly filters: FacetFilters
}

/** The products of the scope, and what is sorted and filtered by of each. */
export function hits({ scope, sight, filters }: HitsQuestion): Sql {
  const { clientId, area, words } = scope
  const isNarrow = scope.ids !== null || scope.itemNumbers.length > 0 || (area === null && words !== null)
  const stock = sql`omsorg.stock_level(st.status, st.quantity,
    (select shown.few_in_stock_below from omsorg.product_setting shown where shown.client_id = ${clientId}::uuid))`
  const read = sql`
    select p.id, p.therapy_area, p.category_id, p.traits, p.brand, p.latex, p.pvc, o.agreement_type, o.price,
           ${stock} as stock_status, ${words ? sql`found.points` : sql`0`}::real as points,
           ${scope.usesRanking ? sql`ranking.rank` : sql`null::int`} as rank, ${isRefused(sight)} as refused,
           ${isInSight(sight, area)} as in_sight,
           case when p.item_status = 'deleted' then 7
                when p.item_status = 'outgoing'
                     and not (${sight.allowOutgoing} and ${stock} in ('in-stock', 'few-in-stock')) then 7
                when not p.active or p.item_status = 'not-sellable' then 1
                when p.id in (
                  select ir.replaced_product_id from omsorg.item_replacement ir
                  where ir.status <> ${stored(replacementStatus, 'finished')}
                    and (ir.patient_data_owner_id is null or ir.patient_data_owner_id = ${scope.patientDataOwnerId})
                ) then 13
                when ${sight.blockUncertainDelivery} and ${stock} = 'uncertain-delivery' then 8
           end as code,
           ${failed(filters, stock)} as failed
    from ${isNarrow ? fewProducts(scope) : allProducts(scope)}
    ${scope.usesRanking ? rankingOf(clientId) : sql``}
    where ${isNarrow ? within(scope) : sql`coalesce(p.id, 0) <> 0`}`
  return words ? sql`with found as materialized (${foundByWords(scope, words)}) ${read}` : read
}

function within({ market, isPca, area, ids, itemNumbers }: Scope) {
  return sql`p.market = ${market} and p.is_pca = ${isPca}
    and ${area === null ? sql`true` : sql`p.therapy_area = ${area}`}
    and ${ids === null ? sql`true` : sql`p.id = any(${ids}::int[])`}
    and ${itemNumbers.length === 0 ? sql`true` : sql`p.item_number = any(${itemNumbers}::text[])`}`
}

/** How well each product holds the words: the whole article number, beginnings of words, parts of them. */
function foundByWords({ market, area, isPca }: Scope, { term, clientId }: Words) {
  return sql`
    select product_id as id, rank as points
    from omsorg.search_products(${term}, ${clientId}::uuid, ${market}::int, ${area}::text, ${isPca}::boolean)`
}

/** Each is looked up with its stock and its offer. */
function fewProducts(scope: Scope) {
  return sql`
    ${scope.words ? sql`found join omsorg.product p on p.id = found.id` : sql`omsorg.product p`}
    left join omsorg.product_stock st on st.product_id = p.id
    left join ${offerOfEach(scope)}`
}

/**
 * What the area has, or every area, or of one what the words find, is read side by side from the indexes. A full join cannot be
 * carried out by going through one side again for each product, which is what the planner takes for quick while it does not
 * know yet how many there are.
 */
function allProducts(scope: Scope) {
  const { market, area, words } = scope
  return sql`
    (select p.* from omsorg.product p where ${within(scope)} and ${isFound(scope, sql`p.id`)}) p
    full join ${offersOfAll(scope)} on o.product_id = p.id ${area === null ? sql`and o.therapy_area = p.therapy_area` : sql``}
    full join (
      select s.product_id, s.status, s.quantity from omsorg.product_stock s
      where s.market = ${market} and ${area === null ? sql`true` : sql`s.therapy_area = ${area}`}
        and ${isFound(scope, sql`s.product_id`)}
    ) st on st.product_id = p.id
    ${words ? sql`full join found on found.id = p.id` : sql``}`
}

function isFound({ words }: Scope, id: Sql) {
  return words ? sql`${id} = any(array(select f.id from found f))` : sql`true`
}

/** The offers of the area, or of every area, that hold today, in the order of the products. */
function offersOfAll(scope: Scope) {
  const { clientId, area, customerNumbers, today } = scope
  const day = today.toString()
  const number = area === null ? sql`here.number` : sql`${numberIn(area, customerNumbers)}`
  const inOrder = area === null ? sql`o.therapy_area, o.product_id` : sql`o.product_id`
  return sql`(
      select distinct on (${inOrder}) o.therapy_area, o.product_id, o.agreement_type, o.price
      from omsorg.product_offer o
      ${area === null ? sql`left join ${numbersHere(customerNumbers)} on here.area = o.therapy_area` : sql``}
      where o.client_id = ${clientId}::uuid and ${area === null ? sql`true` : sql`o.therapy_area = ${area}`}
        and ${isFound(scope, sql`o.product_id`)}
        and o.valid_from <= ${day}::date and coalesce(o.valid_to, 'infinity') >= ${day}::date
        and (o.customer_number is null or o.customer_number = ${number})
      order by ${inOrder}, o.customer_number nulls last, o.valid_from desc
    ) o`
}

function numbersHere(customerNumbers: Scope['customerNumbers']) {
  const areas = customerNumbers.map(([each]) => each)
  const numbers = customerNumbers.map(([, number]) => number)
  return sql`unnest(${areas}::text[], ${numbers}::text[]) as here (area, number)`
}

/** Where few are asked about: the offer of each. */
function offerOfEach({ clientId, area, customerNumbers, today }: Scope) {
  const day = today.toString()
  const here = sql`${numbersHere(customerNumbers)} on here.area = p.therapy_area
    left join`
  const number = area === null ? sql`here.number` : sql`${numberIn(area, customerNumbers)}`
  return sql`${area === null ? here : sql``} lateral (
      select o.agreement_type, o.price from omsorg.product_offer o
      where o.client_id = ${clientId}::uuid and o.therapy_area = p.therapy_area and o.product_id = p.id
        and o.valid_from <= ${day}::date and coalesce(o.valid_to, 'infinity') >= ${day}::date
        and (o.customer_number is null or o.customer_number = ${number})
      order by o.customer_number nulls last, o.valid_from desc limit 1
    ) o on true`
}

function numberIn(area: TherapyArea | null, customerNumbers: Scope['customerNumbers']): string | null {
  return customerNumbers.find(([each]) => each === area)?.[1] ?? null
}

function rankingOf(clientId: string) {
  return sql`
    left join omsorg.product_ranking ranking on ranking.client_id = ${clientId}::uuid and ranking.product_id = p.id`
}

function isRefused({ latexFreeOnly, pvcFreeOnly }: VisibilityFilter) {
  return sql`((${latexFreeOnly} and p.latex) or (${pvcFreeOnly} and p.pvc))`
}

function isInSight(sight: VisibilityFilter, area: TherapyArea | null) {
  if (sight.types.length === 0) return sql`false`
  const kinds = area
    ? sql`o.agreement_type = any(${sight.types.find(([each]) => each === area)?.[1] ?? []}::int[])`
    : sql`(p.therapy_area || o.agreement_type) = any(${sight.types.flatMap(([each, types]) =>
        types.map((type) => `${each}${type}`),
      )}::text[])`
  return sql`coalesce(${kinds} and not ${isRefused(sight)}, false)`
}

/** One bit for each filter that is set and does not fit. */
function failed(filters: FacetFilters, stock: Sql): Sql {
  const { categoryIds, agreementTypes, stockStatuses, brands, latexFree, pvcFree, traits } = filters
  const conditions: (readonly [bit: number, fits: Sql])[] = []
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
  return conditions
    .map(([bit, fits]) => sql`case when ${fits} then 0 else ${raw(String(bit))} end`)
    .reduce((all, each) => sql`${all} + ${each}`)
}
