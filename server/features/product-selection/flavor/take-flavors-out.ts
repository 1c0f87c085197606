import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { areShared, sumOfShares } from '@omsorg/domain/product-selection/flavor/flavor-shares.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { CartRecord } from '../cart/cart-items.sql.ts'
import { writeConsumption, writeEvents, writeFlavors } from '../item/cart-writes.sql.ts'
import { authorOf } from '../../../platform/author.ts'

/**
 * Takes flavours out of a locked item. What they were used goes with them, and the rest is marked for a look; when nothing of
 * the product is shared out any more, its own consumption stays, marked too (rules 3.13).
 */
export async function takeFlavorsOut(
  tx: Transaction,
  record: CartRecord,
  { itemNumbers, at, actor, now }: { itemNumbers: readonly string[]; at: string; actor: Actor; now: Temporal.Instant },
): Promise<Outcome<'taken-out', 'flavor-not-of-group'>> {
  const chosen = new Set(record.flavors.map((flavor) => flavor.itemNumber))
  if (!itemNumbers.every((itemNumber) => chosen.has(itemNumber))) return refuse('flavor-not-of-group', { at })
  const rest = record.flavors.filter((flavor) => !itemNumbers.includes(flavor.itemNumber))
  const sum = sumOfShares(rest)
  const follows = areShared(rest) && sum !== '0'
  const detail = { removed: itemNumbers }
  await Promise.all([
    writeFlavors(tx, record.id, areShared(rest) && !follows ? rest.map(withoutShare) : rest),
    writeConsumption(tx, record.id, {
      consumption: follows ? sum : record.consumption,
      consumptionPeriod: record.consumption_period,
      checkConsumption: record.consumption !== null && (record.check_consumption || areShared(record.flavors)),
      now,
    }),
    writeEvents(tx, [record.id], { event: 'flavors-changed', by: authorOf(actor), now, detail }),
  ])
  return agree('taken-out')
}

function withoutShare({ itemNumber }: { readonly itemNumber: string }) {
  return { itemNumber, consumption: null }
}
