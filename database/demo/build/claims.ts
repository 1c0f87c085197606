import type { PlacedOrder } from './orders.ts'
import type { Account } from './people.ts'
import type { Product } from './products.ts'
import type { Connection } from './rows.ts'

export interface ClaimGiven {
  readonly order: PlacedOrder
  /** The product of its first line. */
  readonly product: Product
  readonly by: Account
  readonly type?: 'claim' | 'return'
  readonly faultKind?: string
  readonly faultDescription?: string
  readonly lotNumber?: string
  readonly at?: Temporal.Instant
  readonly isSent?: boolean
  /** In minor units. */
  readonly credit?: number
}

/** The smallest picture there is: one pixel, as PNG. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A claim about the first line of an order, with one photo. */
export async function insertClaim(connection: Connection, given: ClaimGiven) {
  const { order, product, by, type = 'claim', at = Temporal.Instant.from('2026-11-01T09:00:00Z') } = given
  const { place } = order.given
  const [orderLineId = 0] = order.lineIds
  const isReturn = type === 'return'
  const claims = await connection.query<{ id: number }>(
    `insert into omsorg.product_claim (
       client_id, care_place_id, type, status, customer_order_id, order_line_id, requester, customer, order_number,
       lot_number, defective_items, fault_kind, fault_description, item_number, item_name, packages, weight_grams,
       dispatch_date, wanted_outcome, estimated_credit, created_by, created_at, send_asked_at, sent_at)
     select $1, $2, $3, $4, $5::bigint, $6::bigint, trim(u.first_name || ' ' || u.last_name), c.name, $5::bigint::text, $7, $8, $9, $10, $11, $12, 1,
            $13, $14, $15, $16, $17, $18, $19, $19
     from omsorg.user_account u, omsorg.client c where u.id = $17 and c.id = $1
     returning id`,
    [
      place.clientId,
      place.id,
      isReturn ? 2 : 1,
      given.isSent ? 2 : 1,
      order.id,
      orderLineId,
      given.lotNumber ?? '',
      isReturn ? null : 3,
      isReturn ? null : (given.faultKind ?? 'broken'),
      given.faultDescription ?? 'Förpackningen är öppen.',
      product.itemNumber,
      product.name,
      isReturn ? 1_400 : null,
      isReturn ? at.toString().slice(0, 10) : null,
      isReturn ? null : 'money-back',
      given.credit ?? null,
      by.id,
      at.toString(),
      given.isSent ? at.add({ minutes: 1 }).toString() : null,
    ],
  )
  const claimId = claims.rows[0]?.id ?? 0
  const files = await connection.query<{ id: string }>(
    `insert into omsorg.stored_file (client_id, care_place_id, name, media_type, size, sha256, content, uploaded_by, uploaded_at)
     values ($1, $2, 'photo.png', 'image/png', length($3::bytea), sha256($3::bytea), $3::bytea, $4, $5) returning id`,
    [place.clientId, place.id, Buffer.from(pixel, 'base64'), by.id, at.toString()],
  )
  const fileId = files.rows[0]?.id ?? ''
  await connection.query(
    'insert into omsorg.product_claim_file (product_claim_id, file_id, place) values ($1, $2, 1)',
    [claimId, fileId],
  )
  return { claimId, fileId, orderLineId }
}
