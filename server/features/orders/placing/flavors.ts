import { canBeOrdered } from '@omsorg/domain/orders/placing/item-status.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { OrderingSettings, PlaceBasis } from '../../prescriptions/index.ts'
import type { Orderable } from './orderable.ts'
import { readFlavors, type FlavorRecord } from './flavors.sql.ts'

/** An item as far as its flavours are asked for. */
type OfGroup = { readonly record: Pick<Orderable['record'], 'product_group_number'> }

export interface Flavor extends FlavorRecord {
  readonly orderable: boolean
}

/** The flavours of items; null for one that has none to choose from. */
export interface Flavors {
  of(item: OfGroup): readonly Flavor[] | null
  /** Item number of each flavour of the item, and whether it can be ordered. */
  orderableOf(item: OfGroup): ReadonlyMap<string, boolean> | null
}

export async function readFlavorsOf(
  tx: Transaction,
  { basis, settings }: { readonly basis: Pick<PlaceBasis, 'market'>; readonly settings: OrderingSettings },
  items: readonly OfGroup[],
): Promise<Flavors> {
  const groups = [...new Set(items.map(({ record }) => record.product_group_number).filter(Boolean))]
  return flavorsOf(await readFlavors(tx, basis.market, { groups }), settings)
}

export function flavorsOf(records: readonly FlavorRecord[], settings: OrderingSettings): Flavors {
  const sold = {
    allowOutgoing: settings.allow_outgoing_items,
    blockUncertainDelivery: settings.block_uncertain_delivery,
  }
  const flavors = records.map((each) => ({ ...each, orderable: canBeOrdered(each, sold) }))
  const byGroup = Map.groupBy(flavors, (flavor) => flavor.product_group_number)
  const orderable = new Map(
    [...byGroup].map(([group, own]) => [group, new Map(own.map((each) => [each.item_number, each.orderable]))]),
  )
  return {
    of: ({ record }) => byGroup.get(record.product_group_number) ?? null,
    orderableOf: ({ record }) => orderable.get(record.product_group_number) ?? null,
  }
}
