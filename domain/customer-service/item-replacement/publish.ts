import type { ItemStatus } from '../../orders/placing/item-status.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'
import type { TherapyArea } from '../../therapy-area.ts'

export interface ItemFacts {
  readonly itemNumber: string
  readonly therapyArea: TherapyArea
  readonly itemStatus: ItemStatus
  readonly active: boolean
  readonly itemsPerPackage: number | null
}

export interface PublishFacts {
  readonly replaced: ItemFacts | null
  readonly replacement: ItemFacts | null
  /** An unfinished replacement of the same item overlaps, or one of the new item. */
  readonly isUnfinished: boolean
}

export type PublishBlock = 'same-item' | 'other-area' | 'not-sellable' | 'unfinished'

/**
 * Whether an item may be replaced by another (states 2.7): both are of the market and of one area, the new one can be sold, and
 * nothing unfinished overlaps. An item that goes out takes the place of none.
 */
export function mayPublish({
  replaced,
  replacement,
  isUnfinished,
}: PublishFacts): Outcome<
  { readonly replaced: ItemFacts; readonly replacement: ItemFacts },
  PublishBlock | 'item-not-found'
> {
  if (!replaced) return refuse('item-not-found', { at: 'replacedItemNumber' })
  if (!replacement) return refuse('item-not-found', { at: 'replacementItemNumber' })
  const at = 'replacementItemNumber'
  if (replaced.itemNumber === replacement.itemNumber) return refuse('same-item', { at })
  if (replaced.therapyArea !== replacement.therapyArea) return refuse('other-area', { at })
  if (!isSellable(replacement)) return refuse('not-sellable', { at })
  if (isUnfinished) return refuse('unfinished', { at: 'replacedItemNumber' })
  return agree({ replaced, replacement })
}

function isSellable({ active, itemStatus, itemsPerPackage }: ItemFacts): boolean {
  return active && (itemStatus === 'sellable' || itemStatus === 'delayed') && (itemsPerPackage ?? 0) >= 1
}

/** A client as a patient data owner names it. */
export interface OwnerFacts {
  readonly market: number
  readonly isRemoved: boolean
}

/** Whose prescriptions are meant, by the patient data owner (O-8-55). Undefined where nobody has that name. */
export function ownerInMarket(
  owner: OwnerFacts | undefined,
  market: number,
): Outcome<'client', 'market-not-found' | 'client-not-found' | 'other-market'> {
  const at = 'pdo'
  if (!owner) return refuse('market-not-found', { at })
  if (owner.market !== market) return refuse('other-market', { at })
  if (owner.isRemoved) return refuse('client-not-found', { at })
  return agree('client')
}
