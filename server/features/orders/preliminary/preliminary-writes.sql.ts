import type { PreliminaryLineInput } from '@omsorg/contract/orders/preliminary/preliminary-line.ts'
import type { ReceiverInput } from '@omsorg/contract/orders/placing/receiver.ts'
import { linkStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { Minor } from '@omsorg/domain/money.ts'
import type { OrderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { PreliminaryOrderState } from '@omsorg/domain/orders/preliminary/preliminary-order.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface LockedPreliminary {
  readonly id: number
  readonly care_place_id: string
  readonly state: PreliminaryOrderState
  readonly favorite: boolean
  readonly row_version: number
}

/** Whoever changes, sends or removes it meanwhile waits. */
export async function lockPreliminary(tx: Transaction, id: number): Promise<LockedPreliminary | undefined> {
  const { rows } = await sql<LockedPreliminary>`
    select id, care_place_id, state, favorite, row_version from omsorg.preliminary_order where id = ${id} for update
  `.execute(tx)
  return rows[0]
}

export interface LineKept {
  readonly care_recipient_id: number | null
  readonly item_number: string
  readonly quantity: number
  readonly flavors: PreliminaryLineInput['flavors']
  readonly price: Minor | null
}

/** What a preliminary order holds, as it was kept; read after it was locked. */
export async function readKeptLines(tx: Transaction, id: number): Promise<LineKept[]> {
  const { rows } = await sql<LineKept>`
    select care_recipient_id, item_number, quantity, flavors, price
    from omsorg.preliminary_order_line where preliminary_order_id = ${id} order by id
  `.execute(tx)
  return rows
}

/** Of these persons, those who are at the place and active there. */
export async function readResidents(
  tx: Transaction,
  carePlaceId: string,
  careRecipientIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (careRecipientIds.length === 0) return new Set()
  const { rows } = await sql<{ care_recipient_id: number }>`
    select link.care_recipient_id from omsorg.care_recipient_place link
    where link.care_place_id = ${carePlaceId}::uuid and link.care_recipient_id = any(${careRecipientIds}::int[])
      and link.status = ${stored(linkStatus, 'active')}
  `.execute(tx)
  return new Set(rows.map((row) => row.care_recipient_id))
}

export interface PreliminaryToSave {
  readonly carePlaceId: string
  readonly type: OrderType
  readonly name: string
  readonly favorite: boolean
  readonly receiver: ReceiverInput | null
  readonly userId: number
  readonly now: Temporal.Instant
}

interface Saved {
  readonly id: number
  readonly row_version: number
}

/** Writes it with its lines: new, or over what stood. Undefined out of reach. */
export async function savePreliminary(
  tx: Transaction,
  id: number | null,
  { carePlaceId, type, name, favorite, receiver, userId, now }: PreliminaryToSave,
  lines: readonly LineKept[],
): Promise<Saved | undefined> {
  const order = { carePlaceId, type, name, favorite, receiver: receiver ?? {}, by: userId, at: now.toString() }
  const { rows } = await sql<Saved>`
    select id, row_version
    from omsorg.save_preliminary_order(${id}::int, ${JSON.stringify(order)}::json, ${JSON.stringify(lines)}::json)
  `.execute(tx)
  return rows[0]
}

/** False when it is out of reach. */
export async function setFavorite(tx: Transaction, id: number, favorite: boolean): Promise<boolean> {
  const { rowCount } = await sql`
    update omsorg.preliminary_order set favorite = ${favorite} where id = ${id}
  `.execute(tx)
  return rowCount === 1
}

/** False when it is out of reach, or gone already. */
export async function removePreliminary(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await sql`delete from omsorg.preliminary_order where id = ${id}`.execute(tx)
  return rowCount === 1
}

/** Whether it holds lines of residents; undefined out of reach. */
export async function holdsResidents(tx: Transaction, id: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (select from omsorg.preliminary_order_line l
                   where l.preliminary_order_id = o.id and l.care_recipient_id is not null) as holds
    from omsorg.preliminary_order o where o.id = ${id}
  `.execute(tx)
  return rows[0]?.holds
}
