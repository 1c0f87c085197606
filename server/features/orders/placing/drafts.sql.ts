import type { ReceiverInput } from '@omsorg/contract/orders/placing/receiver.ts'
import type { Totals } from '@omsorg/contract/orders/placing/totals.ts'
import { type OrderState, type OrderType, orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { NotifyBy } from '@omsorg/domain/orders/placing/receiver.ts'
import type { Minor } from '@omsorg/domain/money.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql, type Statement } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import { contentWritten, type FlavorToSave, type OrderContent } from './content.sql.ts'

export interface PatientFeeSaved {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
  readonly fee: Minor
}

/** A saved order as it is about to be changed or placed. */
export interface LockedOrder {
  readonly id: number
  readonly care_recipient_id: number | null
  readonly preliminary_order_id: number | null
  readonly care_place_id: string
  readonly client_id: string
  readonly state: OrderState
  readonly type: OrderType
  readonly row_version: number
  readonly created_by: number
  readonly is_express: boolean
  readonly one_time_patient_fee: number | null
  /** Of all of it, as it was saved. */
  readonly total: number
  /** What each person pays of it, as it was saved. */
  readonly patient_fees: readonly PatientFeeSaved[]
  readonly delivery_method_code: string | null
  readonly delivery_date: string | null
  readonly receiver_name: string
  readonly receiver_care_of: string
  readonly receiver_street: string
  readonly receiver_zip: string
  readonly receiver_city: string
  readonly receiver_country_code: string | null
  readonly receiver_entry_code: string | null
  readonly contact_phone: string | null
  readonly delivery_point_id: string | null
  readonly notify_by: NotifyBy | null
  readonly notify_phone: string | null
  readonly notify_email: string | null
  readonly goods_label: string
}

const lockedOrder = sql`
  select id, care_recipient_id, preliminary_order_id, care_place_id, client_id, state, type, row_version, created_by, is_express,
         one_time_patient_fee, total, delivery_method_code, delivery_date, receiver_name, receiver_care_of, receiver_street,
         receiver_zip, receiver_city, receiver_country_code, receiver_entry_code, contact_phone, delivery_point_id, notify_by,
         notify_phone, notify_email, goods_label,
         coalesce((select jsonb_agg(jsonb_build_object('careRecipientId', f.care_recipient_id, 'therapyArea', f.therapy_area,
                                                       'fee', f.amount))
                   from omsorg.order_patient_fee f where f.customer_order_id = customer_order.id), '[]') as patient_fees
  from omsorg.customer_order`

/** Whose draft it is: of a kind a user has one for each person, and one for each place. */
export type DraftQuestion = { readonly userId: number; readonly type: OrderType } & (
  | { readonly careRecipientId: number }
  | { readonly carePlaceId: string }
)

function draftOf(question: DraftQuestion): Statement<{ id: number }> {
  const whose =
    'careRecipientId' in question
      ? sql`care_recipient_id = ${question.careRecipientId}`
      : sql`care_recipient_id is null and care_place_id = ${question.carePlaceId}::uuid`
  return sql<{ id: number }>`
    select id from omsorg.customer_order
    where created_by = ${question.userId} and ${whose} and type = ${question.type} and state = ${stored(orderState, 'saved')}`
}

/** Locks an order until the transaction ends: whoever confirms, saves or cancels it meanwhile waits. */
export async function lockOrder(tx: Transaction, customerOrderId: number): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    ${lockedOrder} where id = ${customerOrderId} for update
  `.execute(tx)
  return rows[0]
}

interface LockedToPlace {
  readonly locked: LockedOrder
  readonly lines: readonly SavedLine[]
  readonly asked_to_renew: readonly number[]
}

/**
 * The same for who places it: then everybody that it is for is locked, by their ids, as everybody does who changes what they
 * are prescribed or draws from it, and its lines are read as they stand from then on, with their prescriptions that somebody
 * has asked to renew. Undefined out of reach.
 */
export async function lockOrderToPlace(tx: Transaction, customerOrderId: number): Promise<LockedToPlace | undefined> {
  const { rows } = await sql<LockedToPlace>`
    select locked, lines, asked_to_renew from omsorg.lock_order_to_place(${customerOrderId})
  `.execute(tx)
  return rows[0]
}

/** The same of the draft that a user has: two windows write the same. */
export async function lockDraft(tx: Transaction, question: DraftQuestion): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    ${lockedOrder} where id = (${draftOf(question)}) for update
  `.execute(tx)
  return rows[0]
}

/** The draft that a user has, if there is one. */
export async function draftIdOf(tx: Transaction, question: DraftQuestion): Promise<number | null> {
  const { rows } = await draftOf(question).execute(tx)
  return rows[0]?.id ?? null
}

/** An order that is saved and not placed goes with its lines and parts. */
export async function removeDraft(tx: Transaction, customerOrderId: number): Promise<void> {
  await sql`
    delete from omsorg.customer_order where id = ${customerOrderId} and state = ${stored(orderState, 'saved')}
  `.execute(tx)
}

export interface DraftToSave {
  readonly customerOrderId: number | null
  readonly clientId: string
  readonly carePlaceId: string
  readonly market: number
  readonly type: OrderType
  /** Null for an order of the place itself, and of several residents. */
  readonly careRecipientId: number | null
  readonly preliminaryOrderId: number | null
  readonly userId: number
  readonly onBehalfOf: number | null
  readonly source: 'guide' | 'csp' | 'crp'
  readonly receiver: ReceiverInput
  readonly receiverAddress: ReceiverColumns
  /** Where the goods are picked up, as the carrier names it. */
  readonly deliveryPoint: { readonly id: string; readonly name: string } | null
  readonly isExpress: boolean
  readonly oneTimePatientFee: number | null
  readonly contactConfirmedOn: string | null
  readonly totals: Totals
  readonly now: Temporal.Instant
  readonly savedUntil: Temporal.Instant
}

export interface ReceiverColumns {
  readonly name: string
  readonly careOf: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: string | null
  readonly entryCode: string | null
}

/** The draft and its parts, and the rows that its lines are drawn from. */
export interface SavedDraft {
  /** The rows that are there: where one is missing, nothing was written. */
  readonly held: readonly number[]
  /** Null where nothing was written: another window has made the draft in this very moment. */
  readonly id: number | null
  readonly row_version: number | null
  readonly order_ids: readonly number[] | null
}

/**
 * Writes a draft with what it holds, new or over the one that is locked: for the place where it is saved now, and its 30 days
 * begin anew. A draft may name a row that waits, and who prescribes may take that out in this very moment: the rows are kept
 * from it until the transaction ends.
 */
export async function saveDraft(
  tx: Transaction,
  draft: DraftToSave,
  content: OrderContent,
  flavors: readonly FlavorToSave[],
): Promise<SavedDraft> {
  const { receiver, receiverAddress: to, totals: sums } = draft
  const columns = sql`
    receiver_name, receiver_care_of, receiver_street, receiver_zip, receiver_city, receiver_country_code, receiver_entry_code,
    contact_phone, delivery_method_code, delivery_point_id, delivery_point_name, notify_by, notify_phone, notify_email,
    package_location, goods_label, delivery_date, is_express, one_time_patient_fee, contact_confirmed_on, currency, subtotal,
    delivery_fee, small_order_fee, logistics_fee, express_fee, vat, total, patient_fee, saved_until, preliminary_order_id`
  const location = receiver.packageLocation ? JSON.stringify(receiver.packageLocation) : ''
  const values = sql`
     ${to.name}, ${to.careOf}, ${to.street}, ${to.zip}, ${to.city}, ${to.countryCode}, ${to.entryCode},
     ${receiver.contactPhone}, ${receiver.deliveryMethodCode}, ${draft.deliveryPoint?.id ?? null}, ${draft.deliveryPoint?.name ?? null}, ${receiver.notifyBy},
     ${receiver.notifyPhone}, ${receiver.notifyEmail}, ${location}, ${receiver.goodsLabel ?? ''},
     ${receiver.deliveryDate}::date, ${draft.isExpress}, ${draft.oneTimePatientFee}::bigint,
     ${draft.contactConfirmedOn}::date, ${sums.currency}, ${sums.subtotal}::bigint, ${sums.deliveryFee}::bigint, ${sums.smallOrderFee}::bigint,
     ${sums.logisticsFee}::bigint, ${sums.expressFee}::bigint, ${sums.vat}::bigint, ${sums.total}::bigint,
     ${sums.patientFee}::bigint, ${draft.savedUntil.toString()}::timestamptz, ${draft.preliminaryOrderId}::int`
  const rowIds = content.lines.flatMap((line) => line.prescription_row_id ?? [])
  const allHeld = sql`(select count(*) from held) = ${rowIds.length}`
  const written =
    draft.customerOrderId === null
      ? sql`
    insert into omsorg.customer_order
      (client_id, care_place_id, market, type, source, care_recipient_id, created_by, created_on_behalf_of, created_at,
       ${columns})
    select ${draft.clientId}::uuid, ${draft.carePlaceId}::uuid, ${draft.market}::int, ${draft.type}::int, ${draft.source},
           ${draft.careRecipientId}::int, ${draft.userId}::int, ${draft.onBehalfOf}::int, ${draft.now.toString()}::timestamptz,
           ${values}
    where ${allHeld}
    on conflict do nothing
    returning id, row_version`
      : sql`
    update omsorg.customer_order
    set (${columns}) = (${values}), care_place_id = ${draft.carePlaceId}::uuid, row_version = row_version + 1
    where id = ${draft.customerOrderId} and ${allHeld}
    returning id, row_version`
  const { rows } = await sql<SavedDraft>`
    with held as materialized (
      select id from omsorg.prescription_row where id = any(${rowIds}::int[]) order by id for key share
    ), written as (${written})
    select array(select id from held) as held, written.id, written.row_version,
           case when written.id is not null then to_json(${contentWritten(sql`written.id`, content, flavors)}) end as order_ids
    from (select) as once
    left join written on true
  `.execute(tx)
  const [saved] = rows
  if (!saved) throw new Error('a draft that is saved answers a row')
  return saved
}

export interface SavedLine {
  readonly id: number
  readonly line_no: number
  readonly care_recipient_id: number | null
  readonly prescription_row_id: number | null
  readonly item_number: string
  readonly product_group_number: string
  readonly quantity: number
  readonly price: number
  readonly set_aside: boolean
  readonly flavors: readonly { readonly itemNumber: string; readonly packages: number }[]
}
