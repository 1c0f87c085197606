import { replacedIn, replacedRows } from '@omsorg/domain/prescriptions/replacement/replaceable.ts'
import type { ConsumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { cartItemStatus, inCart } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { preliminaryOrderState } from '@omsorg/domain/orders/preliminary/preliminary-order.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** What is to be replaced, where: the clients of a market, or the one of a patient data owner. */
export interface ReachQuestion {
  readonly market: number
  /** Null = all clients of the market. */
  readonly pdo: string | null
  readonly productId: number
  readonly itemNumber: string
}

const clients = ({ market, pdo }: Pick<ReachQuestion, 'market' | 'pdo'>) =>
  pdo === null
    ? sql`select c.id, c.name, c.patient_data_owner_id from omsorg.client c where c.market = ${market}`
    : sql`select c.id, c.name, c.patient_data_owner_id from omsorg.client c where c.market = ${market} and c.patient_data_owner_id = ${pdo}`

const running = replacedIn.filter((word) => word !== 'preliminary')
const open = replacedRows.filter((word) => word !== 'preliminary')

/** The rows that hold the item: of what runs by the index of items, of what waits for its start by that of the waiting ones. */
const rowsWith = (productId: number) => sql`
  select r.id, r.prescription_id, r.note, r.withdrawals, r.packages_per_withdrawal, r.consumption, r.consumption_period,
         p.client_id, p.care_place_id, p.care_recipient_id
  from omsorg.prescription_row r join omsorg.prescription p on p.id = r.prescription_id
  where r.product_id = ${productId} and r.status in (${stored(rowStatus, ...open)})
    and p.status in (${stored(prescriptionStatus, ...running)})
  union all
  select r.id, r.prescription_id, r.note, r.withdrawals, r.packages_per_withdrawal, r.consumption, r.consumption_period,
         p.client_id, p.care_place_id, p.care_recipient_id
  from omsorg.prescription p join omsorg.prescription_row r on r.prescription_id = p.id
  where p.status = ${stored(prescriptionStatus, 'preliminary')} and p.confirmed_at is not null
    and r.product_id = ${productId} and r.status <> ${stored(rowStatus, 'closed')}`

const cartsWith = (productId: number) => sql`
  select i.id, i.client_id, i.care_place_id, i.care_recipient_id from omsorg.cart_item i
  where i.product_id = ${productId} and i.status in (${stored(cartItemStatus, ...inCart)})`

const templatesWith = (itemNumber: string) => sql`
  select distinct o.id, o.client_id, o.care_place_id
  from omsorg.preliminary_order_line l join omsorg.preliminary_order o on o.id = l.preliminary_order_id
  where l.item_number = ${itemNumber} and o.state = ${stored(preliminaryOrderState, 'saved')}`

export interface ReachedClient {
  readonly clientId: string
  readonly clientName: string
  readonly pdo: string
  readonly carePlaces: number
  readonly prescriptions: number
  readonly cartItems: number
  readonly preliminaryOrders: number
}

/** Whom it would reach, client by client, those with the most first. */
export async function readReachedClients(tx: Transaction, question: ReachQuestion): Promise<ReachedClient[]> {
  const { rows } = await sql<ReachedClient>`
    with own as materialized (${clients(question)}),
    reached as (
      select client_id, care_place_id, prescription_id, null::int as cart_id, null::int as template_id
      from (${rowsWith(question.productId)}) r
      union all
      select client_id, care_place_id, null, id, null from (${cartsWith(question.productId)}) c
      union all
      select client_id, care_place_id, null, null, id from (${templatesWith(question.itemNumber)}) t
    )
    select own.id as "clientId", own.name as "clientName", own.patient_data_owner_id as pdo, count(distinct care_place_id)::int as "carePlaces",
           count(distinct prescription_id)::int as prescriptions, count(distinct cart_id)::int as "cartItems",
           count(distinct template_id)::int as "preliminaryOrders"
    from reached join own on own.id = reached.client_id
    group by own.id, own.name, own.patient_data_owner_id
    order by 5 desc, 6 desc, own.name, own.id
  `.execute(tx)
  return rows
}

export interface ReachedRows {
  readonly merged: number
  readonly notes_naming_it: number
  readonly placed_orders: number
  readonly withdrawals: number | null
  readonly packages_per_withdrawal: number | null
  readonly consumption: string | null
  readonly consumption_period: ConsumptionPeriod | null
}

export interface RowsQuestion extends ReachQuestion {
  readonly replacementProductId: number
  /** A word of its name by which a note may know it. */
  readonly knownAs: string
}

/** What else is to be known of the rows: which are joined, which notes name the item, what is under way, and the usual row. */
export async function readReachedRows(tx: Transaction, question: RowsQuestion): Promise<ReachedRows> {
  const { rows } = await sql<ReachedRows>`
    with own as materialized (${clients(question)}),
    reached as materialized (
      select r.* from (${rowsWith(question.productId)}) r where r.client_id in (select id from own)
    ), usual as (
      select withdrawals, packages_per_withdrawal, consumption, consumption_period from reached
      group by 1, 2, 3, 4 order by count(*) desc, 2, 1, 3 limit 1
    )
    select
      (select count(*)::int from reached where exists (
        select from omsorg.prescription_row other
        where other.prescription_id = reached.prescription_id and other.product_id = ${question.replacementProductId}
          and other.status in (${stored(rowStatus, 'preliminary', 'active')}))) as merged,
      (select count(*)::int from reached
       where omsorg.fold(note) like omsorg.as_pattern(omsorg.fold(${question.knownAs}))) as notes_naming_it,
      (select count(distinct l.customer_order_id)::int
       from omsorg.order_line l join omsorg.order_part p on p.id = l.order_part_id
       where l.product_id = ${question.productId} and not l.given_back
         and p.client_id in (select id from own)
         and p.erp_status in (${stored(erpStatus, 'new', 'sentToErp', 'receivedInErp')})) as placed_orders,
      usual.withdrawals, usual.packages_per_withdrawal, trim_scale(usual.consumption)::text as consumption,
      usual.consumption_period
    from (select) one left join usual on true
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an aggregate has no row')
  return row
}

/** Where a page of persons, places or templates goes on. */
export interface After<Id> {
  readonly after: Id
  readonly limit: number
}

/** Persons for whom the item is prescribed or selected, by their ids. */
export async function personsWithItem(
  tx: Transaction,
  question: ReachQuestion,
  { after, limit }: After<number>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with own as materialized (${clients(question)})
    select distinct care_recipient_id as id
    from (
      select r.care_recipient_id, r.client_id from (${rowsWith(question.productId)}) r
      union all
      select c.care_recipient_id, c.client_id from (${cartsWith(question.productId)}) c
    ) reached
    where care_recipient_id > ${after} and client_id in (select id from own)
    order by 1 limit ${limit}
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Care places that want the item for their store. */
export async function placesWithItem(tx: Transaction, question: ReachQuestion): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.care_place_id as id from (${cartsWith(question.productId)}) c
    where c.care_recipient_id is null and c.client_id in (select id from (${clients(question)}) own)
    order by 1
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Saved preliminary orders with the item. */
export async function templatesWithItem(tx: Transaction, question: ReachQuestion): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from (${templatesWith(question.itemNumber)}) t
    where t.client_id in (select id from (${clients(question)}) own)
    order by 1
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** How many rows of prescriptions hold the item. */
export async function countRows(tx: Transaction, question: ReachQuestion): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${rowsWith(question.productId)}) r
    where r.client_id in (select id from (${clients(question)}) own)
  `.execute(tx)
  return rows[0]?.count ?? 0
}
