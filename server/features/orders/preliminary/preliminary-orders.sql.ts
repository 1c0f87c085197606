import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Minor } from '@omsorg/domain/money.ts'
import { type OrderType, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import {
  preliminaryOrderState,
  type PreliminaryOrderState,
} from '@omsorg/domain/orders/preliminary/preliminary-order.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import type { OrderPersonRecord } from '../today/order-person.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

export interface KeptLine extends OrderPersonRecord {
  readonly id: number
  readonly for_resident: boolean
  readonly protected_kind: Protection | null
  /** True of a line for the place itself. */
  readonly is_here: boolean
  readonly item_number: string
  readonly quantity: number
  readonly flavors: readonly { readonly itemNumber: string; readonly packages: number; readonly name: string }[]
  readonly price: Minor | null
}

/** A preliminary order with its lines; those of residents for whoever may see persons. */
export interface PreliminaryRecord {
  readonly id: number
  readonly client_id: string
  readonly care_place_id: string
  readonly market: MarketCode
  readonly type: OrderType
  readonly name: string
  readonly state: PreliminaryOrderState
  readonly favorite: boolean
  readonly receiver: Readonly<Record<string, unknown>>
  readonly created_by: ShownAuthor | null
  readonly created_at: string
  readonly last_used_at: string | null
  readonly last_used_by: ShownAuthor | null
  readonly last_order_id: number | null
  readonly row_version: number
  readonly holds_residents: boolean
  readonly new_residents: number
  readonly lines: readonly KeptLine[]
}

const isActiveHere = sql`link.status = ${stored(linkStatus, 'active')} and c.status = ${stored(recipientStatus, 'active')}`

/** The columns of an order `o`, with its lines. Whom nobody may see is not looked up. */
const columns = (withPersons: boolean): Sql => sql`
  o.id, o.client_id, o.care_place_id, client.market, o.type, o.name, o.state, o.favorite, o.receiver,
  omsorg.author_names(o.created_by, o.created_on_behalf_of) as created_by, o.created_at, o.last_used_at,
  omsorg.author_names(o.last_used_by, o.last_used_on_behalf_of) as last_used_by, o.last_order_id, o.row_version, held.holds_residents,
  case when ${withPersons} and o.type = ${stored(orderType, 'individual')} then (
    select count(*)::int from omsorg.care_recipient_place link
    join omsorg.care_recipient c on c.id = link.care_recipient_id
    where link.care_place_id = o.care_place_id and ${isActiveHere}
      and link.linked_at > coalesce(o.last_used_at, o.updated_at)
      and not exists (select from omsorg.preliminary_order_line l
                      where l.preliminary_order_id = o.id and l.care_recipient_id = link.care_recipient_id)
  ) else 0 end as new_residents,
  case when held.holds_residents and not ${withPersons} then '[]' else coalesce((
    select jsonb_agg(jsonb_build_object(
             'id', l.id, 'for_resident', l.care_recipient_id is not null,
             'care_recipient_id', case when link.care_recipient_id is not null then c.id end,
             'first_name', case when link.care_recipient_id is not null then c.first_name end,
             'last_name', case when link.care_recipient_id is not null then c.last_name end,
             'protected_kind', c.protected_kind,
             'is_here', l.care_recipient_id is null or coalesce(${isActiveHere}, false),
             'item_number', l.item_number, 'quantity', l.quantity, 'price', l.price,
             'flavors', coalesce((
               select jsonb_agg(f || jsonb_build_object('name', coalesce(i.flavor, i.name, f ->> 'itemNumber')))
               from jsonb_array_elements(l.flavors) f
               left join omsorg.product i on i.market = client.market and i.item_number = f ->> 'itemNumber'), '[]')
           ) order by link.room collate omsorg.nordic_sv, c.last_name, c.id, l.id)
    from omsorg.preliminary_order_line l
    left join omsorg.care_recipient c on c.id = l.care_recipient_id
    left join omsorg.care_recipient_place link
      on link.care_recipient_id = c.id and link.care_place_id = o.care_place_id
    where l.preliminary_order_id = o.id), '[]') end as lines`

const joined = sql`
  join omsorg.client client on client.id = o.client_id
  cross join lateral (
    select exists (select from omsorg.preliminary_order_line l
                   where l.preliminary_order_id = o.id and l.care_recipient_id is not null) as holds_residents
  ) held`

/** Undefined out of reach. */
export async function readPreliminaryRecord(
  tx: Transaction,
  id: number,
  withPersons: boolean,
): Promise<PreliminaryRecord | undefined> {
  const { rows } = await sql<PreliminaryRecord>`
    select ${columns(withPersons)} from omsorg.preliminary_order o ${joined} where o.id = ${id}
  `.execute(tx)
  return rows[0]
}

export interface PreliminaryQuestion {
  readonly carePlaceId: string
  readonly state: PreliminaryOrderState
  readonly favorite: boolean | null
  readonly searchTerm: string | null
  readonly withPersons: boolean
  readonly page: number
  readonly pageSize: number
}

/** A page of what a place keeps: favourites first, then what was sent or saved last. What is not shown is found by no word. */
export async function readPreliminaryPage(
  tx: Transaction,
  { carePlaceId, state, favorite, searchTerm, withPersons, page, pageSize }: PreliminaryQuestion,
): Promise<(PreliminaryRecord & { readonly found: number })[]> {
  const { rows } = await sql<PreliminaryRecord & { readonly found: number }>`
    with chosen as (
      select o.*, count(*) over ()::int as found
      from omsorg.preliminary_order o
      ${joined}
      where o.care_place_id = ${carePlaceId}::uuid and o.state = ${state}
        and (${favorite}::boolean is null or o.favorite = ${favorite})
        and (${searchTerm}::text is null or (${withPersons} or not held.holds_residents) and (
          omsorg.fold(o.name) like omsorg.as_pattern(omsorg.fold(${searchTerm}))
          or exists (
            select from omsorg.preliminary_order_line l
            join omsorg.product i on i.market = client.market and i.item_number = l.item_number
            where l.preliminary_order_id = o.id
              and omsorg.fold(i.name || ' ' || i.item_number) like omsorg.as_pattern(omsorg.fold(${searchTerm})))))
      order by o.favorite desc, coalesce(o.last_used_at, o.updated_at) desc, o.id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select ${columns(withPersons)}, o.found
    from chosen o
    ${joined}
    order by o.favorite desc, coalesce(o.last_used_at, o.updated_at) desc, o.id desc
  `.execute(tx)
  return rows
}

/** How many a place has of each state. */
export async function countPreliminary(tx: Transaction, carePlaceId: string) {
  const { rows } = await sql<{ saved: number; ordered: number }>`
    select count(*) filter (where state = ${stored(preliminaryOrderState, 'saved')})::int as saved,
           count(*) filter (where state = ${stored(preliminaryOrderState, 'ordered')})::int as ordered
    from omsorg.preliminary_order where care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0] ?? { saved: 0, ordered: 0 }
}

export interface PlaceRecord {
  readonly id: string
  readonly client_id: string
  readonly market: MarketCode
}

/** Undefined when the place is out of reach. */
export async function readPlace(tx: Transaction, carePlaceId: string): Promise<PlaceRecord | undefined> {
  const { rows } = await sql<PlaceRecord>`
    select place.id, place.client_id, client.market
    from omsorg.care_place place join omsorg.client client on client.id = place.client_id
    where place.id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}
