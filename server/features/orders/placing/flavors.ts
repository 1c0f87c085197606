import { canBeOrdered } from '@omsorg/domain/orders/placing/item-status.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { OrderBasis, OrderingSettings, StandingRow } from '../../prescriptions/index.ts'
import { readFlavors, type FlavorRecord } from './flavors.sql.ts'

export interface Flavor extends FlavorRecord {
  readonly orderable: boolean
}

/** The flavours of rows; null for a row whose item has none to choose from. */
export interface Flavors {
  of(row: StandingRow): readonly Flavor[] | null
  /** Item number of each flavour of the row, and whether it can be ordered. */
  orderableOf(row: StandingRow): ReadonlyMap<string, boolean> | null
}

export async function flavorsOfRows(
  tx: Transaction,
  { basis, settings }: { readonly basis: Pick<OrderBasis, 'market'>; readonly settings: OrderingSettings },
  rows: readonly StandingRow[],
): Promise<Flavors> {
  const groups = [...new Set(rows.map((row) => row.record.product_group_number).filter(Boolean))]
  return flavorsOf(await readFlavors(tx, basis.market, groups), settings)
}

export function flavorsOf(records: readonly FlavorRecord[], settings: OrderingSettings): Flavors {
  const sold = {
    allowOutgoing: settings.allow_outgoing_items,
    blockUncertainDelivery: settings.block_uncertain_delivery,
  }
  const flavors = records.map((each) => ({ ...each, orderable: canBeOrdered(each, sold) }))
  const byGroup = Map.groupBy(flavors, (flavor) => flavor.product_group_number)
  const of = (row: StandingRow) => byGroup.get(row.record.product_group_number) ?? null
  return {
    of,
    orderableOf: (row) => {
      const flavors = of(row)
      return flavors && new Map(flavors.map((each) => [each.item_number, each.orderable]))
    },
  }
}
