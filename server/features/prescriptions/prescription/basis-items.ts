import type { ItemToPrescribe } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import type { Fraction } from '@omsorg/domain/fraction.ts'
import { deliveredUse } from '@omsorg/domain/prescriptions/row/delivered-use.ts'
import { unfittingOf } from '@omsorg/domain/products/product/compatibility.ts'
import type { ItemOffer } from '../../products/index.ts'
import { isOf } from '@omsorg/domain/orders/supply/counted-stock.ts'
import { productViewOf } from '../item-view.ts'
import type { DrawRecord } from '../row/rows-of-persons.sql.ts'
import { itemDrawOf } from '../row/standing-of-row.ts'
import type { RunningRecord, SelectedRecord } from './read-prescribing-basis.sql.ts'
import type { PrescribingFacts } from '../checking/facts.sql.ts'
import type { OffersActor } from '../checking/check-wanted.ts'
import { flavorsOf, withheldOf } from '../checking/withheld.ts'

export interface BasisOfItems {
  readonly facts: PrescribingFacts
  readonly actor: OffersActor
  readonly selected: readonly SelectedRecord[]
  readonly running: readonly RunningRecord[]
  readonly offers: ReadonlyMap<string, ItemOffer>
  readonly draws: readonly DrawRecord[]
  readonly today: Temporal.PlainDate
  readonly timeZone: string
}

const periodWord = { 1: 'day', 2: 'week', 3: 'month', 4: 'year' } as const

export function usedOf(record: Pick<SelectedRecord, 'consumption' | 'consumption_period'>) {
  return {
    consumption: record.consumption === null ? null : Number(record.consumption),
    consumptionPeriod: record.consumption_period && periodWord[record.consumption_period],
  }
}

/** Each item once: what is selected first, then what is prescribed besides. */
export function itemsOfBasis(basis: BasisOfItems): ItemToPrescribe[] {
  const { selected, running } = basis
  const others = running.filter(
    (row, index) =>
      !selected.some((item) => item.item_number === row.item_number) &&
      running.findIndex((each) => each.item_number === row.item_number) === index,
  )
  return [
    ...selected.map((item) => itemOf(item, cartOf(item), basis)),
    ...others.map((row) => itemOf(row, null, basis)),
  ].flatMap((item) => item ?? [])
}

function cartOf(item: SelectedRecord): ItemToPrescribe['cart'] {
  return {
    cartItemId: item.cart_item_id,
    ...usedOf(item),
    checkConsumption: item.check_consumption,
    flavors: [...item.flavors],
    rowVersion: item.row_version,
  }
}

/** Null for an item that the market does not have any more. */
function itemOf(
  record: SelectedRecord | RunningRecord,
  cart: ItemToPrescribe['cart'],
  { facts, actor, selected, running, offers, draws, today, timeZone }: BasisOfItems,
): ItemToPrescribe | null {
  const offer = offers.get(record.item_number)
  if (!offer) return null
  const withheld = withheldOf(offer, actor, facts.dispense_allowed)
  const flavors = flavorsOf(offer, offers.values())
  const nameOf = (itemNumber: string) => offers.get(itemNumber)?.flavor ?? offers.get(itemNumber)?.name ?? itemNumber
  return {
    itemNumber: record.item_number,
    productGroupNumber: record.product_group_number,
    product: productViewOf(record),
    latex: offer.latex,
    pvc: offer.pvc,
    charriere: record.charriere,
    length: record.length,
    unfitting: unfittingAmong(record, [...selected, ...running]),
    itemStatus: offer.itemStatus,
    stockStatus: offer.stockStatus,
    agreementLetter: offer.agreementLetter,
    price: facts.show_prices ? offer.price : null,
    can: { prescribe: withheld ? { allowed: false, reason: withheld } : { allowed: true, reason: null } },
    flavorsToChoose: [...(flavors ?? [])].map(([itemNumber, orderable]) => ({
      itemNumber,
      name: nameOf(itemNumber),
      orderable,
    })),
    cart,
    delivered: deliveredOf(
      draws.filter((draw) => isOf(record.item_number, { itemNumber: draw.item_number, followedBy: draw.followed_by })),
      today,
      timeZone,
    ),
  }
}

function unfittingAmong(record: SelectedRecord | RunningRecord, all: readonly (SelectedRecord | RunningRecord)[]) {
  const partOf = (each: SelectedRecord | RunningRecord) => ({
    itemNumber: each.item_number,
    name: each.product_name,
    productType: each.product_type,
    brand: each.brand,
    joint: each.joint,
    size: each.size,
  })
  const unfitting = unfittingOf(record.therapy_area, partOf(record), all.map(partOf))
  const named = new Map(unfitting.map(({ itemNumber, name }) => [itemNumber, name]))
  return [...named].map(([itemNumber, name]) => ({ itemNumber, name }))
}

function deliveredOf(
  draws: readonly DrawRecord[],
  today: Temporal.PlainDate,
  timeZone: string,
): ItemToPrescribe['delivered'] {
  const use = deliveredUse(
    draws.map((draw) => itemDrawOf(draw, timeZone)),
    today,
  )
  return (
    use && {
      deliveries: use.deliveries,
      pieces: use.pieces,
      firstOn: use.firstOn.toString(),
      lastOn: use.lastOn.toString(),
      days: use.days,
      perDay: use.perDay && decimalText(use.perDay),
    }
  )
}

/** With four decimals: so slow a use as one a year is not 0. */
function decimalText({ numerator, denominator }: Fraction): string {
  return (Number(numerator) / Number(denominator)).toFixed(4)
}
