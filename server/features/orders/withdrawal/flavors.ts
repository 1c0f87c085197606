import type { Transaction } from '../../../platform/database.ts'
import type { StandingRow } from '../../prescriptions/index.ts'
import { readFlavors, type FlavorRecord } from './flavors.sql.ts'

/** The flavours of rows; null for a row whose item has none to choose from. */
export interface Flavors {
  of(row: StandingRow): readonly FlavorRecord[] | null
  /** Item number of each flavour of the row, and whether it can be ordered. */
  orderableOf(row: StandingRow): ReadonlyMap<string, boolean> | null
}

export async function flavorsOfRows(tx: Transaction, market: number, rows: readonly StandingRow[]): Promise<Flavors> {
  const groups = [...new Set(rows.map((row) => row.record.product_group_number).filter(Boolean))]
  const byGroup = Map.groupBy(await readFlavors(tx, market, groups), (flavor) => flavor.product_group_number)
  const of = (row: StandingRow) => byGroup.get(row.record.product_group_number) ?? null
  return {
    of,
    orderableOf: (row) => {
      const flavors = of(row)
      return flavors && new Map(flavors.map((each) => [each.item_number, each.orderable]))
    },
  }
}
