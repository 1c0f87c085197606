import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

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

export interface FlavorToSave {
  readonly lineNo: number
  readonly itemNumber: string
  readonly packages: number
}

/**
 * The part of a statement that writes what an order holds over what it held, with how its lines are split into flavours: what
 * is the same stays as it stands, and what is left over goes. `order` is its id in that statement. A part of an order keeps its
 * id from the first save to Confirm, because that id is the order id that people and the ERP speak of: these ids are its value.
 */
export function contentWritten(
  order: Sql,
  { lines, parts, patientFees }: OrderContent,
  flavors: readonly FlavorToSave[],
): Sql {
  return sql`
    omsorg.save_order_content(
      ${order}, ${JSON.stringify(parts)}::json, ${JSON.stringify(lines)}::json, ${JSON.stringify(patientFees)}::json,
      ${JSON.stringify(flavors)}::json)`
}
