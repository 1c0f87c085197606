import type { ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { raw, sql } from '../../../platform/sql.ts'

/** What an order holds: its lines, the parts that the ERP gets, and what the person pays by area. */
export interface OrderContent {
  readonly lines: readonly LineToSave[]
  readonly parts: readonly PartToWrite[]
  readonly patientFees: readonly PatientFeeToSave[]
}

/** A line by the columns that it is stored in. */
export interface LineToSave {
  readonly line_no: number
  /** The part that it hangs in; null for a line that is set aside. */
  readonly part_no: number | null
  readonly care_recipient_id: number | null
  readonly product_id: number
  readonly item_number: string
  readonly item_name: string
  readonly therapy_area: TherapyArea
  readonly prescription_row_id: number | null
  readonly quantity: number
  readonly items_per_package: number
  readonly consumption_numerator: number | null
  readonly consumption_denominator: number | null
  readonly price: number
  readonly vat_rate: string
  readonly line_net: number
  readonly vat: number
  readonly withdrawal_number: number | null
  readonly set_aside: boolean
  readonly set_aside_reason: number | null
}

export interface PartToWrite {
  readonly partNo: number
  readonly deliveryDate: string
  readonly customerNumber: string | null
  /** Whose parcel it is, in an order for residents. */
  readonly careRecipientId: number | null
  readonly goodsLabel: string
}

export interface PatientFeeToSave {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
  readonly fee: number
  readonly months: number
}

const given = `care_recipient_id, product_id, item_number, item_name, therapy_area, prescription_row_id, quantity,
  items_per_package, consumption_numerator, consumption_denominator, price, vat_rate, line_net, vat, withdrawal_number,
  set_aside, set_aside_reason`
const written = `order_part_id, ${given}`
const columnsOf = (row: string) => raw(written.replaceAll(/\w+/g, (column) => `${row}.${column}`))

/**
 * Writes what an order holds over what it held: what is the same stays as it stands, and what is left over goes. A part keeps
 * its id from the first save to Confirm, because that id is the order id that people and the ERP speak of. Answers the ids of
 * the parts.
 */
export async function writeContent(
  tx: Transaction,
  customerOrderId: number,
  { lines, parts, patientFees }: OrderContent,
  erp: { readonly status: ErpStatus; readonly at: Temporal.Instant } | null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with part as (
      insert into omsorg.order_part
        (customer_order_id, part_no, delivery_date, customer_number, care_recipient_id, goods_label, erp_status, erp_status_at)
      select ${customerOrderId}, "partNo", "deliveryDate", "customerNumber", "careRecipientId", "goodsLabel", ${erp?.status ?? null}::int, ${erp?.at.toString() ?? null}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
        as p ("partNo" int, "deliveryDate" date, "customerNumber" text, "careRecipientId" int, "goodsLabel" text)
      on conflict (customer_order_id, part_no) do update
      set delivery_date = excluded.delivery_date, customer_number = excluded.customer_number, care_recipient_id = excluded.care_recipient_id,
          goods_label = excluded.goods_label, erp_status = excluded.erp_status, erp_status_at = excluded.erp_status_at
      returning id, part_no
    ), line as (
      insert into omsorg.order_line as l (customer_order_id, line_no, ${raw(written)})
      select ${customerOrderId}, line_no, part.id, ${raw(given)}
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as g (line_no int, part_no int, care_recipient_id int, product_id int, item_number text, item_name text,
              therapy_area text, prescription_row_id int, quantity int, items_per_package int, consumption_numerator bigint,
              consumption_denominator bigint, price bigint, vat_rate numeric, line_net bigint, vat bigint,
              withdrawal_number int, set_aside boolean, set_aside_reason int)
      left join part using (part_no)
      on conflict (customer_order_id, line_no) do update
      set (${raw(written)}) = row (${columnsOf('excluded')})
      where (${columnsOf('l')}) is distinct from (${columnsOf('excluded')})
    ), fee as (
      insert into omsorg.order_patient_fee as f (customer_order_id, care_recipient_id, therapy_area, amount, months)
      select ${customerOrderId}, "careRecipientId", "therapyArea", fee, months
      from jsonb_to_recordset(${JSON.stringify(patientFees)}::jsonb)
        as g ("careRecipientId" int, "therapyArea" text, fee bigint, months int)
      on conflict (customer_order_id, care_recipient_id, therapy_area) do update set amount = excluded.amount, months = excluded.months
      where (f.amount, f.months) is distinct from (excluded.amount, excluded.months)
    ), line_left_over as (
      delete from omsorg.order_line where customer_order_id = ${customerOrderId} and line_no > ${lines.length}
    ), part_left_over as (
      delete from omsorg.order_part where customer_order_id = ${customerOrderId} and part_no > ${parts.length}
    ), fee_left_over as (
      delete from omsorg.order_patient_fee
      where customer_order_id = ${customerOrderId} and (care_recipient_id, therapy_area) not in (
        select * from unnest(${patientFees.map((each) => each.careRecipientId)}::int[],
                             ${patientFees.map((each) => each.therapyArea)}::text[]))
    )
    select id from part order by part_no
  `.execute(tx)
  return rows.map((row) => row.id)
}

export interface FlavorToSave {
  readonly lineNo: number
  readonly itemNumber: string
  readonly packages: number
}

/**
 * How the lines of an order are split into flavours. A statement of its own: row-level security asks for the line of a
 * flavour, which the statement that writes it does not see.
 */
export async function writeFlavors(
  tx: Transaction,
  customerOrderId: number,
  flavors: readonly FlavorToSave[],
): Promise<void> {
  await sql`
    with wanted as (
      select l.id, f."itemNumber" as item_number, f.packages
      from jsonb_to_recordset(${JSON.stringify(flavors)}::jsonb) as f ("lineNo" int, "itemNumber" text, packages int)
      join omsorg.order_line l on l.customer_order_id = ${customerOrderId} and l.line_no = f."lineNo"
      where f.packages > 0
    ), left_over as (
      delete from omsorg.order_line_flavor f using omsorg.order_line l
      where l.customer_order_id = ${customerOrderId} and f.order_line_id = l.id
        and not exists (select from wanted w where w.id = l.id and w.item_number = f.item_number)
    )
    insert into omsorg.order_line_flavor (order_line_id, item_number, packages)
    select id, item_number, packages from wanted
    on conflict (order_line_id, item_number) do update set packages = excluded.packages
  `.execute(tx)
}
