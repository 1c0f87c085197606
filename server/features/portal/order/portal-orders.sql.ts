import type { ProductShape, PieceUnit } from '@omsorg/contract/products/product/product-view.ts'
import type { HolderKind } from '@omsorg/domain/portal-accounts/account/holders.ts'
import type { ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { NotifyBy } from '@omsorg/domain/orders/placing/receiver.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface PortalLineRecord {
  readonly orderLineId: number
  readonly orderPartId: number | null
  readonly prescriptionRowId: number | null
  readonly itemNumber: string
  readonly name: string
  readonly shape: ProductShape
  readonly therapyArea: TherapyArea
  readonly itemsPerPackage: number
  readonly unit: PieceUnit
  readonly packages: number
  readonly flavors: readonly { readonly itemNumber: string; readonly name: string; readonly packages: number }[]
}

export interface PortalPartRecord {
  readonly orderId: number
  readonly erpStatus: ErpStatus | null
  readonly expectedOn: string | null
  readonly trackingLink: string | null
  readonly cancelAsked: boolean
  readonly received: { readonly on: string; readonly by: number | null } | null
  readonly steps: readonly { readonly status: ErpStatus; readonly at: string }[]
}

/** An order of the person as the portal tells it: nothing of prices but what she pays, and nobody of the staff by name. */
export interface PortalOrderRecord {
  readonly id: number
  readonly confirmed_at: string | null
  readonly created_at: string
  readonly row_version: number
  readonly source: 'guide' | 'csp' | 'crp'
  readonly crp_holder: HolderKind | null
  readonly is_own: boolean
  readonly place_name: string
  readonly undo_until: string | null
  readonly patient_fee: number
  readonly currency: 'SEK' | 'EUR' | 'NOK' | 'DKK'
  readonly receiver_name: string
  readonly receiver_care_of: string
  readonly receiver_street: string
  readonly receiver_zip: string
  readonly receiver_city: string
  readonly delivery_method_code: string | null
  readonly delivery_point_id: string | null
  readonly delivery_point_name: string | null
  readonly notify_by: NotifyBy | null
  readonly notify_phone: string | null
  readonly notify_email: string | null
  readonly lines: readonly PortalLineRecord[]
  readonly parts: readonly PortalPartRecord[]
}

/** Orders of the person that the holder has chosen, of those whose ids a statement answers. */
const told = (ids: Sql) => sql`
  select id, confirmed_at, created_at, row_version, source, crp_holder, is_own, place_name, undo_until, patient_fee, currency,
         receiver_name, receiver_care_of, receiver_street, receiver_zip, receiver_city, delivery_method_code, delivery_point_id,
         delivery_point_name, notify_by, notify_phone, notify_email, lines, parts
  from omsorg.portal_orders(array(${ids}))`

/** An order that was placed; undefined out of reach. */
export async function readPlacedOrder(
  tx: Transaction,
  customerOrderId: number,
): Promise<PortalOrderRecord | undefined> {
  const { rows } = await sql<PortalOrderRecord>`
    ${told(sql`
      select o.id from omsorg.customer_order o
      where o.id = ${customerOrderId} and o.state = ${stored(orderState, 'ordered')}`)}
  `.execute(tx)
  return rows[0]
}

/** What the holder has begun for the person, if anything. */
export async function readOwnDraft(tx: Transaction, careRecipientId: number): Promise<PortalOrderRecord | undefined> {
  const { rows } = await sql<PortalOrderRecord>`
    ${told(sql`
      select o.id from omsorg.customer_order o
      where o.care_recipient_id = ${careRecipientId} and o.state = ${stored(orderState, 'saved')}
        and o.type = ${stored(orderType, 'home-delivery-from-prescription')} and o.created_by = omsorg.reach_user()`)}
  `.execute(tx)
  return rows[0]
}

/** The placed orders of a person, a page of them, newest first; how many there are stands in each. */
export async function readPlacedOrders(
  tx: Transaction,
  {
    careRecipientId,
    page,
    pageSize,
  }: { readonly careRecipientId: number; readonly page: number; readonly pageSize: number },
): Promise<{ readonly orders: readonly PortalOrderRecord[]; readonly found: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<PortalOrderRecord>`
      ${told(sql`
        select o.id from omsorg.customer_order o
        where o.care_recipient_id = ${careRecipientId} and o.state = ${stored(orderState, 'ordered')}
        order by o.confirmed_at desc, o.id desc
        limit ${pageSize} offset ${(page - 1) * pageSize}`)}
      order by confirmed_at desc, id desc
    `.execute(tx),
    sql<{ found: number }>`
      select count(*)::int as found from omsorg.customer_order o
      where o.care_recipient_id = ${careRecipientId} and o.state = ${stored(orderState, 'ordered')}
    `.execute(tx),
  ])
  return { orders: rows, found: counted.rows[0]?.found ?? 0 }
}

export interface OrderHead {
  readonly source: 'guide' | 'csp' | 'crp'
  readonly patient_fee: number
}

/** What decides how an order may be changed here; undefined out of reach. */
export async function readOrderHead(tx: Transaction, customerOrderId: number): Promise<OrderHead | undefined> {
  const { rows } = await sql<OrderHead>`
    select o.source, o.patient_fee from omsorg.customer_order o where o.id = ${customerOrderId}
  `.execute(tx)
  return rows[0]
}
