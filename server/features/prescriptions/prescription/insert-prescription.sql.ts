import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { InsertedRow, PrescriptionToInsert, RowToInsert } from './prescription-to-insert.ts'

export async function insertHead(
  tx: Transaction,
  draft: PrescriptionToInsert,
): Promise<{ readonly id: number; readonly row_version: number }> {
  const at = draft.at.toString()
  const { rows } = await sql<{ id: number; row_version: number }>`
    insert into omsorg.prescription
      (care_recipient_id, client_id, care_place_id, market, therapy_area, type, status, confirmed_at, period_months,
       start_date, end_date, customer_number, payer_customer_number, note, predecessor_id, prescribed_by,
       prescribed_on_behalf_of, created_at, updated_by, updated_on_behalf_of, updated_at)
    values (${draft.careRecipientId}, ${draft.clientId}::uuid, ${draft.carePlaceId}::uuid, ${draft.market},
            ${draft.therapyArea}, ${draft.type}, ${draft.status}, ${draft.confirmedAt?.toString() ?? null}::timestamptz,
            ${draft.periodMonths}, ${draft.start.toString()}::date, ${draft.end.toString()}::date,
            ${draft.customerNumber}, ${draft.payerCustomerNumber}, ${draft.note}, ${draft.predecessorId}, ${draft.by},
            ${draft.onBehalfOf}, ${at}::timestamptz, ${draft.by}, ${draft.onBehalfOf}, ${at}::timestamptz)
    returning id, row_version
  `.execute(tx)
  const [made] = rows
  if (!made) throw new Error('a prescription was not inserted')
  return made
}

export interface RowsToInsert {
  readonly prescriptionId: number
  readonly status: 1 | 2
  readonly rows: readonly RowToInsert[]
  /** The prescription that these rows are the first of: its event is written with them. Left out for rows that are added. */
  readonly created?: PrescriptionToInsert
}

/**
 * Rows with their flavours, in the order in which they are given. An item stands once on a prescription. The head is written
 * before, because the reach of rows and events is asked of what stands already.
 */
export async function insertRows(
  tx: Transaction,
  { prescriptionId, status, rows: given, created }: RowsToInsert,
): Promise<InsertedRow[]> {
  if (given.length === 0 && !created) return []
  const events = created ? [createdBy(created)] : []
  const { rows } = await sql<InsertedRow>`
    with given as (
      select g.* from rows from (
        jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as ("productId" int, "itemNumber" text,
          "productGroupNumber" text, "itemsPerPackage" int, consumption numeric, "consumptionPeriod" int,
          "calculationPeriod" int, withdrawals int, "packagesPerWithdrawal" int, "intervalDays" int, "cutOption" text,
          "cutSize" int, "invoiceAreaId" int, note text)
      ) with ordinality as g ("productId", "itemNumber", "productGroupNumber", "itemsPerPackage", consumption,
          "consumptionPeriod", "calculationPeriod", withdrawals, "packagesPerWithdrawal", "intervalDays", "cutOption",
          "cutSize", "invoiceAreaId", note, ordinality)
    ),
    made as (
      insert into omsorg.prescription_row
        (prescription_id, product_id, item_number, product_group_number, items_per_package, consumption,
         consumption_period, calculation_period, withdrawals, packages_per_withdrawal, interval_days, cut_option,
         cut_size, invoice_area_id, note, status)
      select ${prescriptionId}, "productId", "itemNumber", "productGroupNumber", "itemsPerPackage", consumption,
             "consumptionPeriod", "calculationPeriod", withdrawals, "packagesPerWithdrawal", "intervalDays", "cutOption",
             "cutSize", "invoiceAreaId", note, ${status}
      from given order by ordinality
      returning id, item_number, row_version
    ),
    told as (
      insert into omsorg.prescription_event (at, prescription_id, event, to_status, by_user, on_behalf_of, detail)
      select e.at, ${prescriptionId}, 'created', e.status, e.by, e."onBehalfOf", e.detail
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as e (at timestamptz, status int, by int, "onBehalfOf" int, detail jsonb)
    )
    select made.id, made.item_number as "itemNumber", made.row_version as "rowVersion"
    from made join given on given."itemNumber" = made.item_number order by given.ordinality
  `.execute(tx)
  const flavors = given.flatMap(({ itemNumber, flavors: own }) =>
    own.map((flavor) => ({ ...flavor, rowId: rows.find((row) => row.itemNumber === itemNumber)?.id })),
  )
  if (flavors.length > 0) await insertFlavors(tx, flavors)
  return rows
}

/** Who made it, and of which items. */
function createdBy({ at, status, by, onBehalfOf, rows }: PrescriptionToInsert) {
  return { at: at.toString(), status, by, onBehalfOf, detail: { items: rows.map((row) => row.itemNumber) } }
}

export interface FlavorToInsert {
  readonly rowId: number | undefined
  readonly itemNumber: string
  readonly packages: number
  readonly consumption: string | null
}

export async function insertFlavors(tx: Transaction, flavors: readonly FlavorToInsert[]): Promise<void> {
  await sql`
    insert into omsorg.prescription_row_flavor (prescription_row_id, item_number, packages, consumption)
    select "rowId", "itemNumber", packages, consumption
    from jsonb_to_recordset(${JSON.stringify(flavors)}::jsonb)
      as f ("rowId" int, "itemNumber" text, packages int, consumption numeric)
  `.execute(tx)
}
