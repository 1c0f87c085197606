import { isOnOrBefore, laterOf } from '@omsorg/domain/calendar/period.ts'
import type { ReceiverInput } from '@omsorg/contract/orders/placing/receiver.ts'
import { readRate } from '@omsorg/domain/money.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { totalsOf } from '@omsorg/domain/orders/order/fees.ts'
import { nextWithdrawalNumber } from '@omsorg/domain/orders/order/patient-fee.ts'
import { earliestFor, latestOf } from '@omsorg/domain/orders/placing/delivery-date.ts'
import { noticesOf } from '@omsorg/domain/orders/placing/item-status.ts'
import { checkLines } from '@omsorg/domain/orders/placing/line-check.ts'
import { checkReceiver } from '@omsorg/domain/orders/placing/receiver.ts'
import { splitOrder } from '@omsorg/domain/orders/placing/split.ts'
import { dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { isTooEarly } from '@omsorg/domain/prescriptions/row/interval.ts'
import { gateOf } from '../page-abilities.ts'
import { productView, standing } from '../standing.ts'
import type { Claims } from '../tokens.ts'
import { must } from './keyed.ts'
import type { DrawnRow, StandsOn } from './confirm-ground.ts'

export interface LineAsked {
  readonly rowId: number
  readonly quantity: number
}

export interface Line extends LineAsked {
  readonly row: DrawnRow
  readonly stands: ReturnType<typeof standing>
}

export interface OrderAsked {
  readonly lines: readonly LineAsked[]
  readonly receiver: Parameters<typeof checkReceiver>[0] & { readonly address: ReceiverInput['address'] }
  /** The day that somebody wishes it on. */
  readonly wished: Temporal.PlainDate | null
}

/** Judges an order of a person by the rules of the domain; what the bench has none of ends it. */
export function judgeOrder(ground: StandsOn, asked: OrderAsked, claims: Claims, today: Temporal.PlainDate) {
  const { place, method, standardRate, isBeyondLean } = ground
  const { receiver, wished } = asked
  must(!isBeyondLean, 'there is such an order in the world of the bench')
  must(gateOf(ground, claims) === null, 'it may be ordered')
  const lines = asked.lines.map((line): Line => {
    const row = ground.rows.find(({ facts }) => facts.id === line.rowId)
    must(row !== undefined && !row.hasFlavors, 'it is a line of a running row')
    return { ...line, row, stands: standing(row.facts, today, true, claims) }
  })
  const right = (line: Line) => claims.permissions.includes(`Order${line.row.facts.therapy_area}Write`)
  must(lines.every(right), 'each area is allowed')
  must(method !== null && !method.needsPoint, 'there is a delivery method')
  const errors = checkReceiver(receiver, {
    to: 'home',
    country: marketOf(claims.mac as MarketCode).country,
    contactPhoneRequired: place.phoneRequired,
    goodsLabelRequired: place.labelRequired,
    notificationAllowed: ['phone', 'sms', 'email'],
    namesToKeepSecret: [],
  })
  must(errors.length === 0, 'the receiver is right')
  const checked = checkLines(lines.map((line) => lineToCheck(line, today)))
  must(checked.mayBePlaced, 'its lines may be placed')

  const earliestDays = deliveryDays(ground, lines, today)
  const earliest = latestOf(earliestDays)
  must(!wished || !earliest || isOnOrBefore(earliest, wished), 'it can be there by then')
  const days = earliestDays.map((day) => (wished ? laterOf(wished, day) : day))
  const parts = splitOrder(
    lines.map(({ row }, index) => ({
      index,
      parcel: null,
      deliveryDate: days[index] ?? today,
      customerNumber: row.customerNumber,
    })),
    place.maxLines,
  )
  const { fees } = ground
  const priced = totalsOf({
    lines: lines.map(({ row, quantity }) => ({
      pricePerPackage: row.price ?? 0,
      quantity,
      vatRate: readRate(row.vatRate) ?? 0,
    })),
    fees: {
      smallOrderFee: fees?.small ?? 0,
      smallOrderThreshold: fees?.threshold ?? 0,
      logisticsRate: (fees && readRate(fees.logistics)) ?? 0,
      expressFee: fees?.express ?? 0,
    },
    isExpress: false,
    deliveryFee: method.fee,
    standardVatRate: readRate(standardRate ?? '') ?? 0,
  })
  const { address } = receiver
  const isVerified = ground.addresses.some(
    (each) =>
      each.verified &&
      each.street === address?.street &&
      each.zip === address.zip &&
      each.city === address.city &&
      each.country === address.countryCode,
  )
  const warnings = [
    ...(isVerified ? [] : ['address-not-verified' as const]),
    ...(parts.length > 1 ? ['will-be-split' as const] : []),
  ]
  return {
    lines,
    checked,
    days,
    earliest,
    parts,
    priced,
    warnings,
    numbers: withdrawalNumbers(ground.rows, lines),
    totals: sumsOf(priced, lines, claims),
  }
}

/** The sums of an order that nobody pays a fee for as a patient. */
export function sumsOf(priced: ReturnType<typeof totalsOf>, lines: readonly { quantity: number }[], { mac }: Claims) {
  return {
    currency: marketOf(mac as MarketCode).currency,
    lines: lines.length,
    packages: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: priced.subtotal,
    smallOrderFee: priced.fees.smallOrderFee.net,
    logisticsFee: priced.fees.logisticsFee.net,
    expressFee: priced.fees.expressFee.net,
    deliveryFee: priced.fees.deliveryFee.net,
    vat: priced.vat,
    vatByRate: priced.vatByRate.map(({ rate, vat }) => ({ rate, vat })),
    total: priced.total,
    patientFee: 0,
    patientFeeByArea: [],
    payerAmount: priced.total,
  }
}

interface JudgedLine {
  readonly vat: number | undefined
  readonly day: Temporal.PlainDate | undefined
  readonly warnings: readonly { readonly name: string }[] | undefined
}

/** A line of a row as it is answered and as it is stored, but for its number and its part. */
export function lineOf(line: Line, judged: JudgedLine, shows: { showPrices: boolean; showStock: boolean }) {
  const { row, quantity, rowId, stands } = line
  const { facts } = row
  const price = shows.showPrices ? row.price : null
  return {
    view: {
      itemNumber: facts.item_number,
      product: productView(facts),
      prescriptionRowId: rowId,
      quantity,
      allowedQuantity: stands.left.allowed,
      itemsPerPackage: facts.items_per_package ?? row.perPackage,
      flavors: [],
      pricePerPackage: price,
      net: price === null ? null : price * quantity,
      vatRate: readRate(row.vatRate) ?? 0,
      vat: price === null ? null : (judged.vat ?? null),
      stockStatus: shows.showStock ? facts.stock_status : 'undefined',
      deliveryDate: judged.day?.toString() ?? null,
      unavailabilityCode: stands.suggestion.reason,
      warnings: (judged.warnings ?? []).map(({ name }) => name),
      setAside: false,
    },
    stored: {
      productId: row.productId,
      itemNumber: facts.item_number,
      name: facts.name,
      area: facts.therapy_area,
      rowId,
      quantity,
      perPackage: facts.items_per_package ?? row.perPackage,
      ...useOf(line),
      price: row.price ?? 0,
      vatRate: row.vatRate,
      vat: judged.vat ?? 0,
    },
  }
}

/** The consumption that a line keeps. */
export function useOf({ row: { facts } }: Line) {
  const { consumption: amount, consumption_period: period } = facts
  const use = dailyUse(amount !== null && period !== null ? { amount, period } : null)
  return { numerator: use && Number(use.numerator), denominator: use && Number(use.denominator) }
}

export function lineToCheck(
  { quantity, row: { facts }, stands }: Pick<Line, 'quantity' | 'stands'> & { readonly row: Pick<DrawnRow, 'facts'> },
  today: Temporal.PlainDate,
) {
  const { interval, left, suggestion } = stands
  const item = { itemStatus: facts.item_status, stockStatus: facts.stock_status, isActive: facts.active }
  return {
    quantity,
    pieces: null,
    itemsPerPackage: facts.items_per_package,
    allowed: left.allowed,
    prescribed: facts.packages_per_withdrawal,
    flavors: null,
    unavailability: suggestion.reason,
    isEarly: facts.last_draw_on !== null && isTooEarly(interval, today) && interval.whenEarlier === 'warning',
    notices: noticesOf(item),
    setAside: false,
  }
}

export function deliveryDays(
  { place, holidays }: { readonly place: Pick<StandsOn['place'], 'leadDays'> } & Pick<StandsOn, 'holidays'>,
  lines: readonly Line[],
  today: Temporal.PlainDate,
) {
  const facts = { today, isExpress: false, leadDays: place.leadDays, holidays: new Set(holidays) }
  return lines.map(({ row: { facts: item, delayedUntil } }) => {
    const expected = delayedUntil === null ? null : Temporal.PlainDate.from(delayedUntil)
    const goods = { itemStatus: item.item_status, stockStatus: item.stock_status, delayedUntil: expected }
    return earliestFor(goods, facts)
  })
}

/** Which withdrawal of its prescriptions each line is: of an area all the same. */
export function withdrawalNumbers(rows: readonly DrawnRow[], lines: readonly Line[]): ReadonlyMap<Line, number> {
  const byArea = Map.groupBy(lines, ({ row }) => row.facts.therapy_area)
  return new Map(
    [...byArea.values()].flatMap((inArea) => {
      const prescriptions = new Set(inArea.map(({ row }) => row.prescriptionId))
      const made = new Map(
        rows.filter(({ prescriptionId }) => prescriptions.has(prescriptionId)).flatMap(({ numbers }) => numbers),
      )
      const number = nextWithdrawalNumber([...made.values()])
      return inArea.map((line) => [line, number] as const)
    }),
  )
}
