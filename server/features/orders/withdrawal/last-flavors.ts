import type { Transaction } from '../../../platform/database.ts'
import type { StandingRow } from '../../prescriptions/index.ts'
import { readLastFlavors, type LastFlavorRecord } from './last-flavors.sql.ts'

/** How the last withdrawals were split, of rows whose item may have flavours. */
export async function lastFlavorsOf(tx: Transaction, rows: readonly StandingRow[]): Promise<LastFlavorRecord[]> {
  const drawn = rows.flatMap(({ record, rowDraws }) => {
    const last = record.product_group_number ? rowDraws.at(-1) : undefined
    return last ? [{ rowId: record.id, customerOrderId: last.customer_order_id }] : []
  })
  return readLastFlavors(tx, drawn)
}
