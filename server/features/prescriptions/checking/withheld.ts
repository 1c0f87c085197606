import type { WithheldReason } from '@omsorg/contract/prescriptions/prescription/withheld-rows.ts'
import { unavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { ItemOffer } from '../../products/index.ts'

const { notSold, gone, beingReplaced, outsideAgreement } = unavailabilityCode

/** Why an item may not be prescribed by this actor here; null when it may (rules 3.11; IPS001007 and 1008). */
export function withheldOf(
  offer: ItemOffer,
  actor: Pick<Actor, 'application' | 'may'>,
  dispenseAllowed: boolean,
): WithheldReason | null {
  const { agreementLetter: letter, unavailabilityCode: code } = offer
  if (letter === null || code === outsideAgreement) return 'not-in-agreement'
  if (!offer.visible) {
    if (letter === 'S' && !actor.may('ProductSpecialistRead')) return 'needs-specialist'
    if (letter === 'D' && !actor.may('ProductDispenseRead')) return 'needs-dispense-handler'
    return 'needs-wider-right'
  }
  if (letter === 'D' && !dispenseAllowed) return 'not-in-agreement'
  const isUnsold = code === notSold || code === gone || code === beingReplaced
  return isUnsold || offer.price === null || !offer.itemsPerPackage ? 'not-sellable' : null
}

/** The flavours that an item is chosen in, by item number, and whether each can be ordered; null for one without. */
export function flavorsOf(
  offer: Pick<ItemOffer, 'productGroupNumber'>,
  offers: Iterable<ItemOffer>,
): ReadonlyMap<string, boolean> | null {
  if (offer.productGroupNumber === '') return null
  const ofGroup = [...offers].filter(
    (each) => each.productGroupNumber === offer.productGroupNumber && each.flavor !== null,
  )
  const isOrderable = ({ active, itemStatus }: ItemOffer) =>
    active && itemStatus !== 'deleted' && itemStatus !== 'not-sellable'
  return ofGroup.length < 2 ? null : new Map(ofGroup.map((each) => [each.itemNumber, isOrderable(each)]))
}
