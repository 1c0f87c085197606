import type { ReceiverInput } from '@omsorg/contract/orders/withdrawal/receiver.ts'
import type { Totals } from '@omsorg/contract/orders/withdrawal/totals.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { type OrderState, orderState, orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { NotifyBy } from '@omsorg/domain/orders/withdrawal/receiver.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** A saved order as it is about to be changed or placed. */
export interface LockedOrder {
  readonly id: number
  readonly care_recipient_id: number | null
  readonly care_place_id: string
  readonly client_id: string
  readonly state: OrderState
  readonly type: number
  readonly row_version: number
  readonly created_by: number
  readonly is_express: boolean
  readonly one_time_patient_fee: number | null
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

/** Locks an order until the transaction ends: whoever confirms, saves or cancels it meanwhile waits. */
export async function lockOrder(tx: Transaction, customerOrderId: number): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select id, care_recipient_id, care_place_id, client_id, state, type, row_version, created_by, is_express,
           one_time_patient_fee, delivery_method_code, delivery_date, receiver_name, receiver_care_of, receiver_street,
           receiver_zip, receiver_city, receiver_country_code, receiver_entry_code, contact_phone, delivery_point_id, notify_by,
           notify_phone, notify_email, goods_label
    from omsorg.customer_order
    where id = ${customerOrderId}
    for update
  `.execute(tx)
  return rows[0]
}

/** The draft that a user has of a person, if there is one: two windows write the same. */
export async function draftIdOf(tx: Transaction, userId: number, careRecipientId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from omsorg.customer_order
    where created_by = ${userId} and care_recipient_id = ${careRecipientId} and type = ${stored(orderType, 'home-delivery-from-prescription')} and state = ${stored(orderState, 'saved')}
  `.execute(tx)
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
  readonly careRecipientId: number
  readonly userId: number
  readonly onBehalfOf: number | null
  readonly source: 'guide' | 'csp'
  readonly receiver: ReceiverInput
  readonly receiverAddress: ReceiverColumns
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

export interface SavedDraft {
  readonly id: number
  readonly row_version: number
}

/** Writes a draft, new or over the one that is locked; its 30 days begin anew. Undefined when another window made one first. */
export async function saveDraft(tx: Transaction, draft: DraftToSave): Promise<SavedDraft | undefined> {
  const { receiver, receiverAddress: to, totals: sums } = draft
  const columns = sql`
    (receiver_name, receiver_care_of, receiver_street, receiver_zip, receiver_city, receiver_country_code,
     receiver_entry_code, contact_phone, delivery_method_code, delivery_point_id, notify_by, notify_phone, notify_email,
     package_location, goods_label, delivery_date, is_express, one_time_patient_fee, contact_confirmed_on, currency,
     subtotal, delivery_fee, small_order_fee, logistics_fee, express_fee, vat, total, patient_fee, saved_until)`
  const location = receiver.packageLocation ? JSON.stringify(receiver.packageLocation) : ''
  const values = sql`
     ${to.name}, ${to.careOf}, ${to.street}, ${to.zip}, ${to.city}, ${to.countryCode}, ${to.entryCode},
     ${receiver.contactPhone}, ${receiver.deliveryMethodCode}, ${receiver.deliveryPointId}, ${receiver.notifyBy},
     ${receiver.notifyPhone}, ${receiver.notifyEmail}, ${location}, ${receiver.goodsLabel ?? ''},
     ${receiver.deliveryDate}::date, ${draft.isExpress}, ${draft.oneTimePatientFee}::bigint,
     ${draft.contactConfirmedOn}::date, ${sums.currency}, ${sums.subtotal}::bigint, ${sums.deliveryFee}::bigint, ${sums.smallOrderFee}::bigint,
     ${sums.logisticsFee}::bigint, ${sums.expressFee}::bigint, ${sums.vat}::bigint, ${sums.total}::bigint,
     ${sums.patientFee}::bigint, ${draft.savedUntil.toString()}::timestamptz`
  if (draft.customerOrderId !== null) {
    const { rows } = await sql<SavedDraft>`
      update omsorg.customer_order set ${columns} = (${values}), row_version = row_version + 1
      where id = ${draft.customerOrderId}
      returning id, row_version
    `.execute(tx)
    return rows[0]
  }
  const { rows } = await sql<SavedDraft>`
    insert into omsorg.customer_order
      (client_id, care_place_id, market, type, source, care_recipient_id, created_by, created_on_behalf_of, created_at,
       receiver_name, receiver_care_of, receiver_street, receiver_zip, receiver_city, receiver_country_code,
       receiver_entry_code, contact_phone, delivery_method_code, delivery_point_id, notify_by, notify_phone, notify_email,
       package_location, goods_label, delivery_date, is_express, one_time_patient_fee, contact_confirmed_on, currency,
       subtotal, delivery_fee, small_order_fee, logistics_fee, express_fee, vat, total, patient_fee, saved_until)
    values (${draft.clientId}::uuid, ${draft.carePlaceId}::uuid, ${draft.market}, 4, ${draft.source},
            ${draft.careRecipientId}, ${draft.userId}, ${draft.onBehalfOf}, ${draft.now.toString()}, ${values})
    on conflict do nothing
    returning id, row_version
  `.execute(tx)
  return rows[0]
}

export interface LineToSave {
  readonly careRecipientId: number
  readonly productId: number
  readonly itemNumber: string
  readonly itemName: string
  readonly therapyArea: string
  readonly prescriptionRowId: number
  readonly quantity: number
  readonly itemsPerPackage: number
  readonly consumptionNumerator: number | null
  readonly consumptionDenominator: number | null
  readonly price: number
  readonly vatRate: string
  readonly lineNet: number
  readonly vat: number
  readonly withdrawalNumber: number | null
  readonly setAside: boolean
  readonly setAsideReason: number | null
  readonly flavors: readonly { readonly itemNumber: string; readonly packages: number }[]
}

/** The lines of a draft are replaced as a whole; parts come with Confirm. */
export async function replaceLines(
  tx: Transaction,
  customerOrderId: number,
  lines: readonly LineToSave[],
): Promise<void> {
  await sql`delete from omsorg.order_line where customer_order_id = ${customerOrderId}`.execute(tx)
  const numbered = lines.map((line, index) => ({ ...line, lineNo: index + 1 }))
  await sql`
    insert into omsorg.order_line
      (customer_order_id, line_no, care_recipient_id, product_id, item_number, item_name, therapy_area,
       prescription_row_id, quantity, items_per_package, consumption_numerator, consumption_denominator, price, vat_rate,
       line_net, vat, withdrawal_number, set_aside, set_aside_reason)
    select ${customerOrderId}, "lineNo", "careRecipientId", "productId", "itemNumber", "itemName", "therapyArea",
           "prescriptionRowId", quantity, "itemsPerPackage", "consumptionNumerator", "consumptionDenominator", price,
           "vatRate", "lineNet", vat, "withdrawalNumber", "setAside", "setAsideReason"
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
      as l ("lineNo" int, "careRecipientId" int, "productId" int, "itemNumber" text, "itemName" text, "therapyArea" text,
            "prescriptionRowId" int, quantity int, "itemsPerPackage" int, "consumptionNumerator" bigint,
            "consumptionDenominator" bigint, price bigint, "vatRate" numeric, "lineNet" bigint, vat bigint,
            "withdrawalNumber" int, "setAside" boolean, "setAsideReason" int)
  `.execute(tx)
  const flavors = numbered.flatMap(({ lineNo, flavors: own }) => own.map((flavor) => ({ lineNo, ...flavor })))
  if (flavors.some((flavor) => flavor.packages > 0)) await writeFlavors(tx, customerOrderId, flavors)
}

interface FlavorToSave {
  readonly lineNo: number
  readonly itemNumber: string
  readonly packages: number
}

/** A statement of its own: row-level security asks for the line of a flavour, which the statement that writes it does not see. */
async function writeFlavors(tx: Transaction, customerOrderId: number, flavors: readonly FlavorToSave[]): Promise<void> {
  await sql`
    insert into omsorg.order_line_flavor (order_line_id, item_number, packages)
    select l.id, f."itemNumber", f.packages
    from jsonb_to_recordset(${JSON.stringify(flavors)}::jsonb) as f ("lineNo" int, "itemNumber" text, packages int)
    join omsorg.order_line l on l.customer_order_id = ${customerOrderId} and l.line_no = f."lineNo"
    where f.packages > 0
  `.execute(tx)
}

export interface SavedLine {
  readonly id: number
  readonly line_no: number
  readonly prescription_row_id: number | null
  readonly item_number: string
  readonly quantity: number
  readonly price: number
  readonly set_aside: boolean
  readonly flavors: readonly { readonly itemNumber: string; readonly packages: number }[]
}

export async function readSavedLines(tx: Transaction, customerOrderId: number): Promise<SavedLine[]> {
  const { rows } = await sql<SavedLine>`
    select l.id, l.line_no, l.prescription_row_id, l.item_number, l.quantity, l.price, l.set_aside,
           coalesce((select jsonb_agg(jsonb_build_object('itemNumber', f.item_number, 'packages', f.packages))
                     from omsorg.order_line_flavor f where f.order_line_id = l.id), '[]') as flavors
    from omsorg.order_line l
    where l.customer_order_id = ${customerOrderId}
    order by l.line_no
  `.execute(tx)
  return rows
}

/** The sums that hold at Confirm; the price of the day stays on the order from then on. */
export async function updateSums(tx: Transaction, customerOrderId: number, sums: Totals): Promise<void> {
  await sql`
    update omsorg.customer_order
    set subtotal = ${sums.subtotal}, delivery_fee = ${sums.deliveryFee}, small_order_fee = ${sums.smallOrderFee},
        logistics_fee = ${sums.logisticsFee}, express_fee = ${sums.expressFee}, vat = ${sums.vat}, total = ${sums.total},
        patient_fee = ${sums.patientFee}
    where id = ${customerOrderId}
  `.execute(tx)
}

export interface PatientFeeToSave {
  readonly therapyArea: TherapyArea
  readonly fee: number
  readonly months: number
}

/** What the person pays by area; the fees of an earlier save are replaced. */
export async function replacePatientFees(
  tx: Transaction,
  customerOrderId: number,
  fees: readonly PatientFeeToSave[],
): Promise<void> {
  await sql`delete from omsorg.order_patient_fee where customer_order_id = ${customerOrderId}`.execute(tx)
  if (fees.length === 0) return
  await sql`
    insert into omsorg.order_patient_fee (customer_order_id, therapy_area, amount, months)
    select ${customerOrderId}, f."therapyArea", f.fee, f.months
    from jsonb_to_recordset(${JSON.stringify(fees)}::jsonb) as f ("therapyArea" text, fee bigint, months int)
  `.execute(tx)
}
