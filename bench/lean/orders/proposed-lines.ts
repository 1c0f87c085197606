import { dayFrom } from '@omsorg/domain/calendar/known-days.ts'
import { readRate } from '@omsorg/domain/money.ts'
import { dueOf } from '@omsorg/domain/orders/nursing-home/due.ts'
import { proposedFlavors } from '@omsorg/domain/orders/placing/flavors.ts'
import { canBeOrdered, type ItemFacts } from '@omsorg/domain/orders/placing/item-status.ts'
import { canBeHurried, earliestFor, type ItemToDeliver } from '@omsorg/domain/orders/placing/delivery-date.ts'
import type { LineFinding } from '@omsorg/domain/orders/placing/line-check.ts'
import { setAsideFromStart } from '@omsorg/domain/orders/placing/set-aside.ts'
import { servesWithdrawals } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { consumptionView, productView, standing } from '../standing.ts'
import { canAdd, canRenew, missing } from '../tab-abilities.ts'
import type { Claims } from '../tokens.ts'
import type { DrawnRow } from '../writers/confirm-ground.ts'
import { must } from '../writers/keyed.ts'
import type { PlaceToPropose } from './residents-proposed.ts'

/** A row of a resident with what its item costs today. */
export interface ProposedRow extends Pick<
  DrawnRow,
  'facts' | 'group' | 'perPackage' | 'delayedUntil' | 'price' | 'vatRate' | 'customerNumber' | 'hasFlavors'
> {
  /** Where it was prescribed. */
  readonly placeId: string
  /** Of the order that drew from it last; null before the first. */
  readonly lastPieces: number | null
}

export interface FlavorFacts extends ItemFacts {
  readonly group: string
  readonly itemNumber: string
  readonly name: string
}

interface OfResident {
  readonly resident: number
  readonly row: ProposedRow
}

interface Proposing {
  readonly place: PlaceToPropose
  readonly claims: Claims
  readonly today: Temporal.PlainDate
  readonly dueBefore: Temporal.PlainDate
  /** The flavours of a group to choose from. */
  readonly flavorsOf: ReadonlyMap<string, readonly FlavorFacts[]>
}

export type ProposedLine = ReturnType<typeof proposedLine>

/** Those of running prescriptions first; one that has ended stands among them when no running row holds its item. */
export function rowsToPropose(rows: readonly ProposedRow[]): ProposedRow[] {
  const runs = ({ facts }: ProposedRow) => servesWithdrawals(facts.prescription_status)
  const running = rows.filter(runs)
  if (running.length === rows.length) return running
  const items = new Set(running.map(({ facts }) => facts.item_number))
  return [...running, ...rows.filter((row) => !runs(row) && !items.has(row.facts.item_number))]
}

/** What to begin with: as much as last time of what runs out before the place orders again. */
export function proposedLine({ resident, row }: OfResident, proposing: Proposing) {
  const { claims, today, dueBefore } = proposing
  const { facts, lastPieces, perPackage } = row
  must((facts.last_draw_on === null) === (lastPieces === null), 'the last order that drew from it is hers')
  const stands = standing(facts, today, true, claims)
  const { left, suggestion } = stands
  const { word, runsOutOn, reason } = suggestion
  const lastQuantity = lastPieces === null ? null : Math.ceil(lastPieces / perPackage)
  const suggested = reason === null ? Math.min(left.allowed, lastQuantity ?? facts.packages_per_withdrawal) : 0
  const { isDue, isUnknown } = dueOf({ word, runsOutOn: runsOutOn === null ? null : dayFrom(runsOutOn) }, dueBefore)
  const quantity = isDue && !isUnknown ? suggested : 0
  const split = splitOf(row, quantity, proposing)
  const aside = setAsideFromStart({
    ...(reason === null ? noWays : waysOn(row, proposing)),
    unavailability: reason,
    quantity,
    flavorPackages: split && split.map(({ packages }) => packages),
    prescriptionStatus: facts.prescription_status,
  })
  return {
    resident,
    row,
    stands,
    lastQuantity,
    suggested,
    isDue,
    quantity,
    split,
    aside: aside ?? (isUnknown ? ({ reason: 'consumption-missing', wayOn: 'fill-in' } as const) : null),
  }
}

/** How the packages are split among the flavours of the item; null where it has none. */
function splitOf({ facts, group, hasFlavors }: ProposedRow, quantity: number, { place, flavorsOf }: Proposing) {
  const flavors = flavorsOf.get(group)
  if (!flavors) return null
  must(!hasFlavors, 'nobody has chosen a flavour yet')
  const choices = flavors.map((flavor) => ({
    itemNumber: flavor.itemNumber,
    name: flavor.name,
    lastPackages: 0,
    canBeOrdered: canBeOrdered(flavor, place.sold),
  }))
  const packages = proposedFlavors(
    quantity,
    choices.map(({ itemNumber, ...choice }) => ({
      ...choice,
      prescribedPackages: 0,
      isPrescribedItem: itemNumber === facts.item_number,
    })),
  )
  return choices.map((choice, index) => ({ ...choice, packages: packages[index] ?? 0 }))
}

const noWays = { mayRenew: false, mayAdd: false, mayReplace: false }

/** What whoever looks may do about a row that cannot be ordered. */
function waysOn({ facts, placeId }: ProposedRow, { place: { additionsAllowed }, claims, today }: Proposing) {
  const { prescription_status: status, therapy_area: area, start_date: start, end_date: end } = facts
  const prescription = {
    status,
    area,
    start,
    end,
    placeId,
    additionsAllowed,
    successorWaiting: facts.successor_waiting,
  }
  return {
    mayRenew: canRenew(prescription, claims, today).allowed,
    mayAdd: canAdd(facts, prescription, claims, today).allowed,
    mayReplace: missing(claims, 'ProductPrescriptionWrite', area) === null && servesWithdrawals(status),
  }
}

export type DaysOfStock = ReturnType<typeof daysOfStock>

/** When something of an item is there that is ordered today: reckoned once for all that are in stock alike. */
export function daysOfStock({ leadDays, holidays }: PlaceToPropose, today: Temporal.PlainDate) {
  const facts = { today, leadDays, holidays: new Set(holidays) }
  const known = new Map<string, { readonly usual: Temporal.PlainDate; readonly express: Temporal.PlainDate | null }>()
  const of = ({ facts: { item_status: itemStatus, stock_status: stockStatus }, delayedUntil }: ProposedRow) => {
    const stock = `${itemStatus} ${stockStatus} ${delayedUntil}`
    const found = known.get(stock)
    if (found) return found
    const expected = delayedUntil === null ? null : Temporal.PlainDate.from(delayedUntil)
    const item: ItemToDeliver = { itemStatus, stockStatus, delayedUntil: expected }
    const made = {
      usual: earliestFor(item, { ...facts, isExpress: false }),
      express: canBeHurried(item) ? earliestFor(item, { ...facts, isExpress: true }) : null,
    }
    known.set(stock, made)
    return made
  }
  return {
    holidays: facts.holidays,
    usual: (row: ProposedRow) => of(row).usual,
    express: (row: ProposedRow) => of(row).express,
  }
}

export function lineView(
  { resident, row, stands, lastQuantity, suggested, isDue, quantity, split, aside }: ProposedLine,
  findings: readonly LineFinding[],
  { place, days }: { readonly place: PlaceToPropose; readonly days: DaysOfStock },
) {
  const { facts } = row
  const { left, interval, suggestion } = stands
  return {
    itemNumber: facts.item_number,
    product: productView(facts),
    careRecipientId: resident,
    prescriptionRowId: facts.id,
    allowedQuantity: left.allowed,
    itemsPerPackage: facts.items_per_package ?? row.perPackage,
    pricePerPackage: place.showPrices ? row.price : null,
    vatRate: readRate(row.vatRate) ?? 0,
    stockStatus: place.showStock ? facts.stock_status : 'undefined',
    unavailabilityCode: suggestion.reason,
    quantity,
    deliveryDate: days.usual(row).toString(),
    warnings: findings.flatMap(({ severity, name }) => (severity === 'warn' ? [name] : [])),
    setAside: aside !== null,
    setAsideReason: aside?.reason ?? null,
    wayOn: aside?.wayOn ?? null,
    ...consumptionView(facts),
    withdrawals: facts.withdrawals,
    extraWithdrawals: left.extraWithdrawals,
    withdrawalsRemaining: left.withdrawalsRemaining,
    packagesPerWithdrawal: facts.packages_per_withdrawal,
    lastQuantity,
    lastOrderDate: facts.last_draw_on,
    mayOrderFrom: facts.last_draw_on === null ? null : interval.earliest.toString(),
    expressDate: days.express(row)?.toString() ?? null,
    flavors: (split ?? []).map(({ canBeOrdered: orderable, ...choice }) => ({ ...choice, orderable })),
    suggestion,
    isDue,
    suggestedQuantity: suggested,
  }
}
