import { orderSort } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import type { ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { OrderPersonRecord } from '../today/order-person.ts'
import { orderRowColumns, orderRowTables, type OrderRowRecord } from './order-rows.sql.ts'

export interface PlaceRowRecord extends OrderRowRecord, OrderPersonRecord {}

export interface PlaceOrdersQuestion {
  readonly carePlaceId: string
  /** False leaves out whatever is for a person. */
  readonly withPersons: boolean
  readonly erpStatus: ErpStatus | null
  readonly from: string | null
  readonly to: string | null
  readonly timeZone: string
  readonly sortBy: (typeof orderSort)[keyof typeof orderSort]
  readonly sortOrder: 'asc' | 'desc'
  readonly page: number
  readonly pageSize: number
}

/** A word is looked for in so many parts, the newest: a place that has ordered for years has a hundred times as many. */
export const mostSearched = 2_000

/** The parts `p` that are meant, by what the parts themselves tell. */
function meant({ carePlaceId, withPersons, erpStatus: status, from, to, timeZone }: PlaceOrdersQuestion): Sql {
  return sql`
    p.care_place_id = ${carePlaceId}::uuid and p.erp_status is not null
    and (${withPersons} or p.type = ${stored(orderType, 'group')})
    and (${status}::int is null or p.erp_status = ${status})
    and (${from}::date is null or p.created_at >= ${from}::date::timestamp at time zone ${timeZone})
    and (${to}::date is null or p.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone})`
}

const sortColumn = {
  [orderSort.createdOn]: sql`p.created_at`,
  [orderSort.erpOrderStatus]: sql`p.erp_status`,
  [orderSort.deliveryDate]: sql`p.delivery_date`,
}

function sorted({ sortBy, sortOrder }: PlaceOrdersQuestion): Sql {
  const direction = sortOrder === 'asc' ? sql`asc` : sql`desc`
  const nulls = sortBy === orderSort.deliveryDate ? (sortOrder === 'asc' ? sql`nulls first` : sql`nulls last`) : sql``
  return sql`${sortColumn[sortBy]} ${direction} ${nulls}, p.id ${direction}`
}

const paged = ({ page, pageSize }: PlaceOrdersQuestion) => sql`limit ${pageSize} offset ${(page - 1) * pageSize}`

/**
 * For whom a part `p` of an order `o` is: in an order for residents each part is for one of them. The number comes first, by
 * itself: behind a policy PostgreSQL takes a bare `coalesce` to no index, and reads all persons in reach.
 */
const person = sql`
  cross join lateral (select coalesce(o.care_recipient_id, p.care_recipient_id, (
    select l.care_recipient_id from omsorg.order_line l where l.order_part_id = p.id limit 1)) as id offset 0) whose
  left join omsorg.care_recipient c on p.type <> ${stored(orderType, 'group')} and c.id = whose.id`

const rowColumns = sql`${orderRowColumns}, c.id as care_recipient_id, c.first_name, c.last_name, c.protected_kind`

/** A page of the parts that a place ordered. Only what is on the page is looked up beyond its part. */
export async function readOrdersOfPlace(tx: Transaction, question: PlaceOrdersQuestion): Promise<PlaceRowRecord[]> {
  const { rows } = await sql<PlaceRowRecord>`
    with chosen as materialized (
      select p.id, row_number() over (order by ${sorted(question)}) as place
      from omsorg.order_part p where ${meant(question)}
      order by ${sorted(question)} ${paged(question)}
    )
    select ${rowColumns}
    from chosen join omsorg.order_part p on p.id = chosen.id ${orderRowTables} ${person}
    order by chosen.place
  `.execute(tx)
  return rows
}

export async function countOrdersOfPlace(tx: Transaction, question: PlaceOrdersQuestion): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from omsorg.order_part p where ${meant(question)}
  `.execute(tx)
  return rows[0]?.found ?? 0
}

export interface HitRecord extends PlaceRowRecord {
  readonly found: number
}

/** The same for a word, in the newest parts; and by a whole number in all of them. A protected person is found by no name. */
export async function readOrdersOfPlaceByTerm(
  tx: Transaction,
  question: PlaceOrdersQuestion,
  { term, number }: { readonly term: string; readonly number: string | null },
): Promise<HitRecord[]> {
  const { rows } = await sql<HitRecord>`
    with newest as materialized (
      select p.id from omsorg.order_part p where ${meant(question)}
      order by p.created_at desc, p.id desc limit ${mostSearched}
    ), told as materialized (
      select p.id, c.protected_kind, c.first_name, c.last_name, p.customer_order_id, p.erp_order_id,
             coalesce(o.confirmed_by, o.created_by) as maker,
             case when o.confirmed_by is null then o.created_on_behalf_of else o.confirmed_on_behalf_of end as made_for,
             (select string_agg(l.item_name || ' ' || l.item_number, ' ') from omsorg.order_line l
              where l.order_part_id = p.id) as words
      from newest join omsorg.order_part p on p.id = newest.id
      join omsorg.customer_order o on o.id = p.customer_order_id
      ${person}
    ), maker as materialized (
      select id, omsorg.user_display_name(id) as name
      from (select maker as id from told union select made_for from told where made_for is not null) each
    ), hit as materialized (
      select told.id from told left join maker on maker.id = told.maker left join maker helped on helped.id = told.made_for
      where omsorg.fold(concat_ws(' ', told.id, told.customer_order_id, told.erp_order_id, maker.name, helped.name, told.words,
              case when told.protected_kind is null then told.first_name || ' ' || told.last_name end))
            like omsorg.as_pattern(omsorg.fold(${term}))
      union
      select p.id from omsorg.order_part p where ${meant(question)} and p.id = ${number}::bigint
      union
      select p.id from omsorg.order_part p where ${meant(question)} and p.customer_order_id = ${number}::bigint
      union
      select p.id from omsorg.order_part p where ${meant(question)} and p.erp_order_id = ${term}
    ), chosen as materialized (
      select p.id, count(*) over ()::int as found, row_number() over (order by ${sorted(question)}) as place
      from hit join omsorg.order_part p on p.id = hit.id
      order by ${sorted(question)} ${paged(question)}
    )
    select ${rowColumns}, chosen.found
    from chosen join omsorg.order_part p on p.id = chosen.id ${orderRowTables} ${person}
    order by chosen.place
  `.execute(tx)
  return rows
}

/** The day from which on words are looked for; null while that is in all parts that are meant. */
export async function readSearchedFrom(tx: Transaction, question: PlaceOrdersQuestion): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select (p.created_at at time zone ${question.timeZone})::date as day
    from omsorg.order_part p where ${meant(question)}
    order by p.created_at desc, p.id desc limit 1 offset ${mostSearched}
  `.execute(tx)
  return rows[0]?.day ?? null
}
