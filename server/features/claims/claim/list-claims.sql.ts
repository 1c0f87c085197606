import type { FaultKind } from '@omsorg/domain/claims/claim/claim-words.ts'
import type { Minor } from '@omsorg/domain/money.ts'
import type { Transaction } from '../../../platform/database.ts'
import { raw, sql } from '../../../platform/sql.ts'
import { isShown } from './shown-claims.sql.ts'

export interface ListedClaim {
  readonly id: number
  readonly type: number
  readonly status: number
  readonly send_asked_at: string | null
  readonly send_failed_at: string | null
  readonly order_number: string
  readonly customer_order_id: number | null
  readonly item_number: string
  readonly item_name: string
  readonly packages: number | null
  readonly fault_kind: FaultKind | null
  readonly requester: string
  readonly customer: string
  readonly contact_person: string
  readonly lot_number: string
  readonly estimated_credit: Minor | null
  readonly created_at: string
  readonly sent_at: string | null
}

export interface ClaimPage {
  readonly carePlaceId: string
  readonly withPersons: boolean
  readonly page: number
  readonly pageSize: number
  readonly sortOrder: 'asc' | 'desc'
}

export async function readClaimsOfPlace(tx: Transaction, asked: ClaimPage): Promise<readonly ListedClaim[]> {
  const order = raw(asked.sortOrder === 'asc' ? 'asc' : 'desc')
  const { rows } = await sql<ListedClaim>`
    select c.id, c.type, c.status, c.send_asked_at, c.send_failed_at, c.order_number, c.customer_order_id, c.item_number,
           c.item_name, c.packages, c.fault_kind, c.requester, c.customer, c.contact_person, c.lot_number,
           c.estimated_credit, c.created_at, c.sent_at
    from omsorg.product_claim c
    where c.care_place_id = ${asked.carePlaceId}::uuid and ${isShown(asked.withPersons)}
    order by c.created_at ${order}, c.id ${order}
    limit ${asked.pageSize} offset ${(asked.page - 1) * asked.pageSize}
  `.execute(tx)
  return rows
}

/** How many claims a place has; null for a place at which the caller is not. */
export async function countClaimsOfPlace(
  tx: Transaction,
  { carePlaceId, withPersons }: Pick<ClaimPage, 'carePlaceId' | 'withPersons'>,
): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from omsorg.product_claim c
            where c.care_place_id = place.id and ${isShown(withPersons)}) as count
    from omsorg.care_place place
    where place.id = ${carePlaceId}::uuid
      and (place.id = (select omsorg.reach_place())
        or place.client_id = any ((select omsorg.reach_whole_clients())::uuid[]))
  `.execute(tx)
  return rows[0]?.count ?? null
}

export interface ClaimOfOrder {
  readonly id: number
  readonly type: number
  readonly status: number
  readonly order_part_id: number | null
  readonly item_number: string
  readonly created_at: string
}

export async function readClaimsOfOrder(tx: Transaction, customerOrderId: number): Promise<readonly ClaimOfOrder[]> {
  const { rows } = await sql<ClaimOfOrder>`
    select c.id, c.type, c.status, l.order_part_id, c.item_number, c.created_at
    from omsorg.product_claim c
    left join omsorg.order_line l on l.id = c.order_line_id
    where c.customer_order_id = ${customerOrderId}
    order by c.id desc
  `.execute(tx)
  return rows
}

/** Whether an order names persons; null when it is out of reach. */
export async function namesPersons(tx: Transaction, customerOrderId: number): Promise<boolean | null> {
  const { rows } = await sql<{ names: boolean }>`
    select o.care_recipient_id is not null or exists (
             select from omsorg.order_line l where l.customer_order_id = o.id and l.care_recipient_id is not null) as names
    from omsorg.customer_order o where o.id = ${customerOrderId}
  `.execute(tx)
  return rows[0]?.names ?? null
}
