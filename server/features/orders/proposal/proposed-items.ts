import type { PreOrderItemLine } from '@omsorg/contract/orders/placing/pre-order-line.ts'
import { dayTextOrNone } from '@omsorg/domain/calendar/known-days.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { setAsideFromStart, type SetAside } from '@omsorg/domain/orders/placing/set-aside.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { PlaceBasis } from '../../prescriptions/index.ts'
import { itemPartOf } from '../order/line-view.ts'
import { checkProposed, type FilledLine, type ProposedCheck } from '../placing/check-order.ts'
import type { Flavors } from '../placing/flavors.ts'
import type { OrderGround } from '../placing/ground.ts'
import type { Orderable } from '../placing/orderable.ts'
import type { OrderedBefore } from './ordered-before.sql.ts'

/** How much of an item somebody wants: by the cart, by a template, by an order that is made again. */
export interface WantedItem {
  readonly itemNumber: string
  /** Null = as usual. */
  readonly quantity: number | null
  readonly flavors: readonly { readonly itemNumber: string; readonly packages: number }[]
}

export interface ItemProposal {
  readonly item: Orderable
  readonly quantity: number
  readonly split: PreOrderItemLine['flavors']
  readonly before: OrderedBefore | null
  readonly aside: SetAside | null
}

export interface ProposedItems extends ProposedCheck {
  readonly proposals: readonly ItemProposal[]
}

interface Choice {
  readonly addressIsVerified: boolean
}

/** The items to begin with. What cannot go stands set aside from the start (rules 3.19); what does not exist is left out. */
export function proposeItems(
  ground: OrderGround,
  careRecipientId: number | null,
  wanted: readonly WantedItem[],
  before: readonly OrderedBefore[],
  { addressIsVerified }: Choice,
): ProposedItems {
  const beforeOf = new Map(before.map((each) => [each.item_number, each]))
  const proposals = wanted.flatMap((each) => {
    const item = ground.itemOf({ careRecipientId, prescriptionRowId: null, itemNumber: each.itemNumber })
    return item ? [proposalOf(item, each, beforeOf.get(each.itemNumber) ?? null, ground.flavors)] : []
  })
  const lines = proposals.map(({ item, quantity, split, aside }, index): FilledLine => ({
    item,
    quantity,
    flavors: split,
    setAside: aside !== null,
    at: `lines[${index}]`,
  }))
  const choice = { isExpress: false, addressIsVerified, wished: null }
  return { proposals, ...checkProposed(ground, lines, ground.flavors.orderableOf, choice) }
}

function proposalOf(item: Orderable, wanted: WantedItem, before: OrderedBefore | null, flavors: Flavors): ItemProposal {
  const { unavailability } = item
  const quantity = unavailability === null ? (wanted.quantity ?? before?.usual_quantity ?? 1) : 0
  const split = (flavors.of(item) ?? []).map((flavor) => ({
    itemNumber: flavor.item_number,
    name: flavor.flavor,
    packages: quantity > 0 ? packagesOf(wanted, flavor.item_number) : 0,
    lastPackages: 0,
    orderable: flavor.orderable,
  }))
  const aside = setAsideFromStart({
    unavailability,
    quantity,
    flavorPackages: flavors.of(item) && split.map(({ packages }) => packages),
    prescriptionStatus: prescriptionStatus.active,
    mayRenew: false,
    mayAdd: false,
    mayReplace: false,
  })
  return { item, quantity, split, before, aside }
}

function packagesOf({ flavors }: WantedItem, itemNumber: string): number {
  return flavors.find((each) => each.itemNumber === itemNumber)?.packages ?? 0
}

export function preOrderItemLineOf(
  { orderCheck, proposals }: ProposedItems,
  place: number,
  basis: PlaceBasis,
): PreOrderItemLine {
  const proposal = proposals[place]
  if (!proposal) throw new RangeError(`there is no item ${place}`)
  const { item, quantity, split, before, aside } = proposal
  return {
    ...itemPartOf(item, basis),
    quantity,
    flavors: [...split],
    deliveryDate: dayTextOrNone(orderCheck.deliveryDates[place]),
    expressDate: dayTextOrNone(orderCheck.expressDates[place]),
    warnings: [...(orderCheck.lineWarnings[place] ?? [])],
    setAside: aside !== null,
    setAsideReason: aside?.reason ?? null,
    wayOn: aside?.wayOn ?? null,
    suggestedQuantity: before?.usual_quantity ?? null,
    lastQuantity: before?.last_quantity ?? null,
    lastOrderDate: before && dayOf(before.last_at, basis),
  }
}

function dayOf(at: string, { market }: PlaceBasis): string {
  return Temporal.Instant.from(at).toZonedDateTimeISO(marketOf(market).timeZone).toPlainDate().toString()
}
