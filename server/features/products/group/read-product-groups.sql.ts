import type { MarketCode } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { orderOfMarket } from '../../../platform/market-order.sql.ts'
import { sql } from '../../../platform/sql.ts'

export interface GroupRecord {
  readonly product_group_number: string
  /** The names of its items in sight. */
  readonly names: readonly string[]
  readonly therapy_area: TherapyArea
  readonly items: number
  readonly total: number
}

export interface GroupsQuestion {
  readonly market: MarketCode
  readonly clientId: string
  readonly area: TherapyArea | null
  readonly term: string
  /** The number under which the products are looked at, by area. */
  readonly customerNumbers: readonly (readonly [TherapyArea, string | null])[]
  /** Kinds of agreement in sight, by area. */
  readonly types: readonly (readonly [TherapyArea, readonly number[]])[]
  readonly showsPca: boolean
  readonly refusesLatex: boolean
  readonly refusesPvc: boolean
  readonly today: Temporal.PlainDate
  readonly limit: number
  readonly offset: number
  readonly descending: boolean
}

/**
 * The groups of which at least one item is in sight, in the order of the name of their first item. Of each product the offer
 * counts that `readItems` takes: under the number, else under every number, the newest first.
 */
export async function readGroups(tx: Transaction, question: GroupsQuestion): Promise<GroupRecord[]> {
  const { market, clientId, area, term, types, customerNumbers, showsPca, refusesLatex, refusesPvc, limit, offset } =
    question
  const day = question.today.toString()
  const areas = customerNumbers.map(([each]) => each)
  const numbers = customerNumbers.map(([, number]) => number)
  const seen = types.flatMap(([each, kinds]) => kinds.map((kind) => `${each}${kind}`))
  const { rows } = await sql<GroupRecord>`
    with offered as (
      select distinct on (o.product_id) o.product_id, o.therapy_area || o.agreement_type as kind
      from omsorg.product_offer o
      left join unnest(${areas}::text[], ${numbers}::text[]) as here (area, number) on here.area = o.therapy_area
      where o.client_id = ${clientId}::uuid and ${area === null ? sql`true` : sql`o.therapy_area = ${area}`}
        and o.valid_from <= ${day}::date and coalesce(o.valid_to, 'infinity') >= ${day}::date
        and (o.customer_number is null or o.customer_number = here.number)
      order by o.product_id, o.customer_number nulls last, o.valid_from desc
    ), grouped as (
      select p.product_group_number, array_agg(p.name order by p.flavor nulls first, p.item_number) as names,
             min(p.therapy_area) as therapy_area, count(*)::int as items
      from omsorg.product p
      join offered o on o.product_id = p.id
      where o.kind = any(${seen}::text[]) and p.market = ${market} and p.product_group_number <> ''
        and (not p.is_pca or ${showsPca}) and not (${refusesLatex} and p.latex) and not (${refusesPvc} and p.pvc)
        and ${area === null ? sql`true` : sql`p.therapy_area = ${area}`}
        and ${term === '' ? sql`true` : sql`p.search_text like all (omsorg.patterns_of(${term}))`}
      group by p.product_group_number
    )
    select g.*, count(*) over ()::int as total
    from grouped g
    order by g.names[1] ${orderOfMarket[market]} ${question.descending ? sql`desc` : sql`asc`}, g.product_group_number
    limit ${limit} offset ${offset}
  `.execute(tx)
  return rows
}
