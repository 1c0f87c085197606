import type { Transaction } from '../../../platform/database.ts'
import { readItemsById, type ItemToReplace } from './items.sql.ts'
import type { ReachQuestion } from './reached.sql.ts'
import type { LockedReplacement } from './replacements.sql.ts'

/** Both items of a replacement, and what is asked for to find where the old one is. */
export async function reachOf(
  tx: Transaction,
  found: LockedReplacement,
): Promise<{ readonly reach: ReachQuestion; readonly replaced: ItemToReplace; readonly replacement: ItemToReplace }> {
  const items = await readItemsById(tx, [found.replaced_product_id, found.replacement_product_id])
  const replaced = items.get(found.replaced_product_id)
  const replacement = items.get(found.replacement_product_id)
  if (!replaced || !replacement) throw new Error('a replacement names an item that is not there')
  const { market, pdo } = found
  return {
    replaced,
    replacement,
    reach: { market, pdo, productId: replaced.productId, itemNumber: replaced.itemNumber },
  }
}
