import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { RecognisedItem } from '../../products/index.ts'

export async function changeItems(
  tx: Transaction,
  investigationId: number,
  change: {
    readonly added: readonly { readonly productId: number; readonly itemNumber: string }[]
    readonly removed: readonly string[]
  },
): Promise<void> {
  const ids = change.added.map(({ productId }) => productId)
  const numbers = change.added.map(({ itemNumber }) => itemNumber)
  await Promise.all([
    sql`
      delete from omsorg.investigation_item
      where investigation_id = ${investigationId}
        and product_id in (select p.id from omsorg.product p where p.item_number = any (${change.removed}::text[]))
    `.execute(tx),
    sql`
      insert into omsorg.investigation_item (investigation_id, product_id, item_number)
      select ${investigationId}, t.product_id, t.item_number
      from unnest(${ids}::int[], ${numbers}::text[]) as t (product_id, item_number)
      on conflict (investigation_id, product_id) do nothing
    `.execute(tx),
  ])
}

interface ItemRecord extends RecognisedItem {
  readonly therapy_area: TherapyArea
}

export async function readItemsOf(tx: Transaction, investigationId: number): Promise<readonly ItemRecord[]> {
  const { rows } = await sql<ItemRecord>`
    select p.item_number, p.name as product_name, p.shape, p.therapy_area, p.items_per_package, p.unit
    from omsorg.investigation_item chosen
    join omsorg.product p on p.id = chosen.product_id
    where chosen.investigation_id = ${investigationId}
    order by p.name, p.id
  `.execute(tx)
  return rows
}
