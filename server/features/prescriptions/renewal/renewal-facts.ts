import type { LeftOutRow } from '@omsorg/contract/prescriptions/renewal/renewal-view.ts'
import { unavailabilityCode as code } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import type { LeftOut, Renewable, RowOffer } from '@omsorg/domain/prescriptions/renewal/renewal.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readItemOffers, type ItemOffer } from '../../products/index.ts'
import type { LockedPrescription, LockedRow } from '../locks.sql.ts'

/** What the rules of a renewal look at (rules 3.14). */
export function renewableOf(old: LockedPrescription): Renewable {
  return {
    status: old.status,
    period: { start: Temporal.PlainDate.from(old.start_date), end: Temporal.PlainDate.from(old.end_date) },
    months: old.period_months,
    successorWaiting: old.successor_waiting,
  }
}

/** What is on offer of the items of a prescription today, for whoever renews it. */
export function offersOf(
  tx: Transaction,
  old: LockedPrescription,
  actor: Actor,
  today: Temporal.PlainDate,
): Promise<ReadonlyMap<string, ItemOffer>> {
  return readItemOffers(tx, {
    actor,
    clientId: old.client_id,
    carePlaceId: actor.carePlaceId ?? old.care_place_id,
    itemNumbers: old.rows.map((row) => row.item_number),
    context: 'search',
    today,
  })
}

/** Codes 1, 5, 7 and 14: nobody can get the item, whoever prescribes it. */
const soldToNobody: ReadonlySet<number> = new Set([code.notSold, code.outsideAgreement, code.gone, code.priceMissing])

export function rowOfferOf(offer: ItemOffer | undefined): RowOffer {
  if (!offer) return { sellable: false, visible: false, isDispense: false }
  const hasPrice = offer.price !== null && (offer.itemsPerPackage ?? 0) > 0
  return {
    sellable: hasPrice && (offer.unavailabilityCode === null || !soldToNobody.has(offer.unavailabilityCode)),
    visible: offer.visible,
    isDispense: offer.agreementLetter === 'D',
  }
}

export function leftOutViewOf(
  { row, reason }: { readonly row: LockedRow; readonly reason: LeftOut },
  offers: ReadonlyMap<string, ItemOffer>,
): LeftOutRow {
  return {
    prescriptionRowId: row.id,
    itemNumber: row.item_number,
    name: offers.get(row.item_number)?.name ?? '',
    reason,
  }
}
