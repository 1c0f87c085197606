import { createSeal, type Seal } from '@omsorg/database/sealed.ts'
import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import { marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { addWorkingDays } from '@omsorg/domain/calendar/working-days.ts'
import { readRate } from '@omsorg/domain/money.ts'
import { totalsOf } from '@omsorg/domain/orders/order/fees.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { ItemSettings } from '@omsorg/domain/orders/placing/item-status.ts'
import { checkLines } from '@omsorg/domain/orders/placing/line-check.ts'
import { splitOrder } from '@omsorg/domain/orders/placing/split.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { mustHold } from '../log.ts'
import { personView, type IdentityFacts } from '../person.ts'
import type { LeanServer } from '../servers.ts'
import type { PlaceHere } from '../writers/group.ts'
import { must } from '../writers/keyed.ts'
import { lineToCheck, sumsOf } from '../writers/order-judged.ts'
import {
  daysOfStock,
  lineView,
  proposedLine,
  rowsToPropose,
  type FlavorFacts,
  type ProposedRow,
} from './proposed-lines.ts'
import { proposedStatement } from './residents-proposed.sql.ts'

export interface PlaceToPropose extends Omit<PlaceHere, 'method'> {
  readonly id: string
  readonly name: string
  readonly clientName: string
  readonly intervalDays: number | null
  readonly soonDays: number
  readonly expressAllowed: boolean
  readonly additionsAllowed: boolean
  readonly sold: ItemSettings
  readonly usualMethod: string | null
  readonly to: {
    readonly name: string
    readonly careOf: string
    readonly street: string
    readonly zip: string
    readonly city: string
    readonly countryCode: string | null
    readonly entryCode: string | null
  } | null
}

interface Method {
  readonly code: string
  readonly name: string
  readonly fee: number
}

interface Resident {
  readonly id: number
  readonly status: number
  readonly room: string
  readonly person: IdentityFacts
  readonly ordered: object | null
  readonly rows: readonly ProposedRow[]
}

interface Found {
  readonly isBeyondLean: boolean
  readonly place: PlaceToPropose
  readonly methods: readonly Method[]
  readonly flavors: readonly FlavorFacts[]
  readonly residents: readonly Resident[] | null
}

/** What the residents of a place need, without a template and without an order to make again: as the bench asks. */
export const residentsProposed: LeanServer = ({ database, tokens, secret }) => {
  const seal = createSeal(secret)
  return async ({ request, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['OrderWrite', 'CareRecipientRead'])
    must(!request.url?.split('?')[1], 'nothing else is begun with')
    const market = marketOf(claims.mac as MarketCode)
    const today = todayIn(market.code, Temporal.Now.instant())
    const asked = [
      Number(claims.sub),
      today.toString(),
      'orders/nursing-home/pre-order-nursing-home',
      claims.mac,
      market.timeZone,
      request.headers['accept-language'],
      therapyAreas.filter((area) => claims.permissions.includes(`Order${area}Write`)),
    ]
    const [found] = await database.once<{ answer: Found }>({ claims, takesBack }, 'proposed', proposedStatement, asked)
    if (!found) return null
    const { isBeyondLean, place, methods, flavors, residents } = found.answer
    must(!isBeyondLean && residents !== null, 'there is such a place in the world of the bench')
    must(
      place.residentsAllowed && place.hasPeriod && place.orderTypes.includes(orderType.individual),
      'it orders for its residents',
    )

    const dueBefore = today.add({ days: place.intervalDays ?? place.soonDays })
    const context = { place, claims, today, dueBefore, flavorsOf: choices(flavors) }
    const inOrder = residents.toSorted(byRoom)
    const lines = inOrder.flatMap((resident) =>
      rowsToPropose(resident.rows).map((row) => proposedLine({ resident: resident.id, row }, context)),
    )
    const checked = checkLines(
      lines.map((line) => ({
        ...lineToCheck(line, today),
        flavors: line.split,
        setAside: line.aside !== null,
      })),
    )
    const days = daysOfStock(place, today)
    const sent = lines.filter((line) => line.quantity > 0 && line.aside === null)
    const parts = splitOrder(
      sent.map((line) => ({
        parcel: line.resident,
        deliveryDate: days.usual(line.row),
        customerNumber: line.row.customerNumber,
      })),
      place.maxLines,
    )
    const method = methods.find(({ code }) => code === place.usualMethod) ?? methods[0]
    const { fees } = place
    const terms = {
      smallOrderFee: fees?.small ?? 0,
      smallOrderThreshold: fees?.threshold ?? 0,
      logisticsRate: (fees && readRate(fees.logistics)) ?? 0,
      expressFee: fees?.express ?? 0,
    }
    const feeVatRate = readRate(place.standardRate ?? '') ?? 0
    const priced = totalsOf({
      lines: sent.map(({ row, quantity }) => ({
        pricePerPackage: row.price ?? 0,
        quantity,
        vatRate: readRate(row.vatRate) ?? 0,
      })),
      fees: terms,
      isExpress: false,
      deliveryFee: method?.fee ?? 0,
      standardVatRate: feeVatRate,
    })
    const totals = sumsOf(priced, sent, claims)
    const views = lines.map((line, index) => lineView(line, checked.lines[index]?.findings ?? [], { place, days }))
    const viewsOf = Map.groupBy(views, ({ careRecipientId }) => careRecipientId)
    const after = (working: number) => addWorkingDays(today, working, days.holidays).toString()
    const isSplit = parts.length > new Set(sent.map(({ resident }) => resident)).size
    return JSON.stringify({
      carePlaceId: place.id,
      carePlaceName: place.name,
      receiver: receiverOf(place, method, market.country),
      receiverBefore: null,
      deliveryMethods: methods,
      rules: {
        goodsLabelRequired: place.labelRequired,
        country: market.country,
        contactPhoneRequired: place.phoneRequired,
        deliveryPointsAllowed: false,
        notifyBy: ['phone', 'sms', 'email'],
        expressAllowed: place.expressAllowed,
        oneTimePatientFeeAllowed: false,
        showPrices: place.showPrices,
        showStockStatus: place.showStock,
        maxLinesPerOrder: place.maxLines,
      },
      residents: inOrder.map((resident) => residentView(resident, viewsOf.get(resident.id) ?? [], seal)),
      leftOut: [],
      dueBefore: dueBefore.toString(),
      nothingToOrder: checked.nothingToOrder,
      totals,
      totalsInputs: { currency: market.currency, payerName: place.clientName, ...terms, feeVatRate, patientFees: [] },
      delivery: {
        orderBefore: null,
        earliest: after(place.leadDays.stock),
        earliestOutsideStock: after(place.leadDays.nonStock),
        earliestExpress: after(place.leadDays.express),
        holidays: place.holidays,
        leadDays: place.leadDays,
      },
      warnings: [...(isSplit ? ['will-be-split'] : []), ...(totals.smallOrderFee > 0 ? ['small-order-fee'] : [])],
      preliminaryOrderId: null,
      recreatedFrom: null,
      draft: null,
      today: today.toString(),
    })
  }
}

/** A group with fewer than two flavours has none to choose. */
function choices(flavors: readonly FlavorFacts[]): ReadonlyMap<string, readonly FlavorFacts[]> {
  const groups = [...Map.groupBy(flavors, ({ group }) => group)]
  return new Map(groups.filter(([, own]) => own.length > 1))
}

const rooms = new Intl.Collator('sv', { numeric: true })

/** By room, then by name; whoever is protected has neither and stands last. */
function byRoom(one: Resident, other: Resident): number {
  const isHidden = ({ person }: Resident) => !homeAddressMayBeUsed(person.protection)
  if (isHidden(one) || isHidden(other)) return Number(isHidden(one)) - Number(isHidden(other))
  const nameOf = ({ person }: Resident) => `${person.lastName} ${person.firstName}`
  return rooms.compare(one.room, other.room) || rooms.compare(nameOf(one), nameOf(other))
}

function residentView({ id, status, room, person, ordered }: Resident, lines: readonly object[], seal: Seal) {
  return {
    careRecipient: personView(id, status, person, seal),
    room: homeAddressMayBeUsed(person.protection) ? room || null : null,
    lines,
    patientFees: [],
    orderedToday: ordered,
  }
}

/** The place, which nobody has ordered for all of before. */
function receiverOf({ to }: PlaceToPropose, method: Method | undefined, country: string) {
  must(to !== null, 'the place has an address')
  const { name, careOf, street, city, zip, countryCode, entryCode } = to
  return {
    name,
    address: {
      addressId: null,
      careOf: careOf || null,
      street,
      city,
      zip,
      countryCode: countryCode ?? country,
      entryCode,
    },
    contactPhone: null,
    deliveryMethodCode: method?.code ?? null,
    deliveryMethodName: method?.name ?? null,
    deliveryPointId: null,
    deliveryPointName: null,
    notifyBy: null,
    notifyPhone: null,
    notifyEmail: null,
    packageLocation: null,
    goodsLabel: null,
    deliveryDate: null,
  }
}
