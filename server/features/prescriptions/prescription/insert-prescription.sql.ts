import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { InsertedPrescription, InsertedRow, PrescriptionToInsert, RowToInsert } from './prescription-to-insert.ts'

/**
 * A prescription with its rows, their flavours and the event `created`, in the order in which the rows are given, by a function
 * of the database that asks once whether the person is in reach.
 */
export async function insertPrescription(
  tx: Transaction,
  { rows, confirmedAt, start, end, at, ...draft }: PrescriptionToInsert,
): Promise<InsertedPrescription> {
  const head = {
    ...draft,
    confirmedAt: confirmedAt?.toString() ?? null,
    start: start.toString(),
    end: end.toString(),
    at: at.toString(),
  }
  const { rows: answered } = await sql<{ made: InsertedPrescription }>`
    select omsorg.insert_prescription(${JSON.stringify(head)}::json, ${JSON.stringify(rows)}::json) as made
  `.execute(tx)
  const made = answered[0]?.made
  if (!made) throw new Error('a prescription was not inserted')
  return made
}

export interface RowsToInsert {
  readonly prescriptionId: number
  readonly status: 1 | 2
  readonly rows: readonly RowToInsert[]
}

/** Rows that are added, with their flavours, in the order in which they are given. An item stands once on a prescription. */
export async function insertRows(
  tx: Transaction,
  { prescriptionId, status, rows: given }: RowsToInsert,
): Promise<InsertedRow[]> {
  if (given.length === 0) return []
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
