import type { PreliminaryLineView } from '@omsorg/contract/orders/preliminary/preliminary-line.ts'
import { changesOf } from '@omsorg/domain/orders/preliminary/line-changes.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { productViewOf, readAssessedItems, type AssessedItem } from '../../products/index.ts'
import type { Today } from './lines-today.ts'
import type { KeptLine, PlaceRecord } from './preliminary-orders.sql.ts'

export interface Replacements {
  of(itemNumber: string): PreliminaryLineView['replacement']
}

interface Question {
  readonly place: PlaceRecord
  readonly actor: Actor
  readonly today: Temporal.PlainDate
}

/**
 * What might be ordered in place of items that are gone: an item of the same group that can be ordered, the one that the
 * client ranks first, else the cheapest. Nothing of a resident's line: what she gets is prescribed.
 */
export async function readReplacements(
  tx: Transaction,
  lines: readonly KeptLine[],
  { itemOf, lineOf, showPrices }: Today,
  { place, actor, today }: Question,
): Promise<Replacements> {
  const gone = lines.filter((line) => !line.for_resident && changesOf(lineOf(line)).some(isGone))
  const groupNumbers = [...new Set(gone.flatMap((line) => itemOf(line.item_number)?.record.product_group_number || []))]
  const found =
    groupNumbers.length === 0
      ? null
      : await readAssessedItems(
          tx,
          {
            actor,
            clientId: place.client_id,
            carePlaceId: place.id,
            careRecipientId: null,
            context: 'purchase',
            today,
          },
          { groupNumbers },
        )
  const open = (found?.items ?? []).filter((item) => item.visible && item.unavailabilityCode === null)
  return {
    of: (itemNumber) => {
      const group = itemOf(itemNumber)?.record.product_group_number
      if (!group) return null
      const [best] = open.filter(({ record }) => record.product_group_number === group).toSorted(byRankAndPrice)
      return best
        ? {
            product: productViewOf(best.record),
            pricePerPackage: showPrices ? best.record.price : null,
            stockStatus: best.record.stock_status,
            agreementLetter: best.letter,
          }
        : null
    },
  }
}

function isGone(change: string): boolean {
  return change === 'gone' || change === 'being-replaced'
}

function byRankAndPrice({ record: one }: AssessedItem, { record: other }: AssessedItem): number {
  return (one.rank ?? Infinity) - (other.rank ?? Infinity) || (one.price ?? 0) - (other.price ?? 0)
}
