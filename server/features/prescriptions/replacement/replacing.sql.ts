import type { Transaction } from '../../../platform/database.ts'
import type { Author } from '../../../platform/author.ts'
import { sql } from '../../../platform/sql.ts'
import type { AdditionRecord } from '../row/rows-of-persons.sql.ts'

/** The item that takes the place of another, as a row keeps it. */
export interface NewItem {
  readonly productId: number
  readonly itemNumber: string
  readonly productGroupNumber: string
  readonly itemsPerPackage: number
}

export interface RowToWrite {
  readonly id: number
  readonly rowVersion: number
  readonly packagesPerWithdrawal: number
  readonly packageAdjustment: number
}

/** Writes the new item into rows as they were read; answers how many still were what they were. */
export async function writeReplaced(tx: Transaction, rows: readonly RowToWrite[], item: NewItem): Promise<number> {
  if (rows.length === 0) return 0
  const { rowCount } = await sql`
    update omsorg.prescription_row r
    set product_id = ${item.productId}, item_number = ${item.itemNumber},
        product_group_number = ${item.productGroupNumber}, items_per_package = ${item.itemsPerPackage},
        packages_per_withdrawal = c."packagesPerWithdrawal", package_adjustment = c."packageAdjustment",
        row_version = r.row_version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c (id int, "rowVersion" int, "packagesPerWithdrawal" int, "packageAdjustment" int)
    where r.id = c.id and r.row_version = c."rowVersion"
  `.execute(tx)
  return rowCount
}

/** Adds packages to a row that holds the new item already. */
export async function addPackages(
  tx: Transaction,
  { id, rowVersion }: Pick<RowToWrite, 'id' | 'rowVersion'>,
  packages: number,
): Promise<number> {
  const { rowCount } = await sql`
    update omsorg.prescription_row
    set package_adjustment = package_adjustment + ${packages}, row_version = row_version + 1
    where id = ${id} and row_version = ${rowVersion}
  `.execute(tx)
  return rowCount
}

/** The flavours of rows: those of another group go, for they are not of the new item; its own keep their shares. */
export async function moveFlavors(
  tx: Transaction,
  rowIds: readonly number[],
  { from, to, isSameGroup }: { readonly from: string; readonly to: string; readonly isSameGroup: boolean },
): Promise<void> {
  if (rowIds.length === 0) return
  if (!isSameGroup) {
    await sql`delete from omsorg.prescription_row_flavor where prescription_row_id = any(${rowIds}::int[])`.execute(tx)
    return
  }
  await sql`
    with old as (
      delete from omsorg.prescription_row_flavor
      where prescription_row_id = any(${rowIds}::int[]) and item_number = ${from}
      returning prescription_row_id, packages, consumption
    )
    insert into omsorg.prescription_row_flavor as f (prescription_row_id, item_number, packages, consumption)
    select prescription_row_id, ${to}, packages, consumption from old
    on conflict (prescription_row_id, item_number) do update
    set packages = f.packages + excluded.packages, consumption = coalesce(f.consumption + excluded.consumption, excluded.consumption)
  `.execute(tx)
}

/** Whoever has such a prescription open sees that it is another now, and by whom. */
export async function raisePrescriptions(
  tx: Transaction,
  prescriptionIds: readonly number[],
  { by, at }: { readonly by: Author; readonly at: Temporal.Instant },
): Promise<void> {
  await sql`
    update omsorg.prescription
    set row_version = row_version + 1, updated_at = ${at.toString()}::timestamptz,
        updated_by = coalesce(${by.userId}::int, updated_by), updated_on_behalf_of = ${by.onBehalfOf}::int
    where id = any(${prescriptionIds}::int[])
  `.execute(tx)
}

export type AdditionOfRow = Pick<
  AdditionRecord,
  'prescription_row_id' | 'extra_packages' | 'extra_withdrawals' | 'end_date' | 'status' | 'created_at' | 'ended_at'
>

/** All that rows ever had, in the order in which they were opened. */
export async function readAdditionsOf(tx: Transaction, rowIds: readonly number[]): Promise<AdditionOfRow[]> {
  const { rows } = await sql<AdditionOfRow>`
    select prescription_row_id, extra_packages, extra_withdrawals, end_date, status, created_at, ended_at
    from omsorg.prescription_row_addition
    where prescription_row_id = any(${rowIds}::int[])
    order by created_at, id
  `.execute(tx)
  return rows
}

/** What a person has of the former item, and of what that had replaced, is supply of the new one from now on. */
export async function writeFormerItem(
  tx: Transaction,
  careRecipientId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into omsorg.former_item (care_recipient_id, item_number, former_item_number)
    select c.id, ${to}, former.item_number
    from omsorg.care_recipient c
    cross join lateral (
      select ${from}::text as item_number
      union
      select f.former_item_number from omsorg.former_item f where f.care_recipient_id = c.id and f.item_number = ${from}
    ) former
    where c.id = ${careRecipientId} and former.item_number <> ${to}
    on conflict do nothing
  `.execute(tx)
}
