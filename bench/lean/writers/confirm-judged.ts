import { isOnOrBefore } from '@omsorg/domain/calendar/period.ts'
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
import { standing } from '../standing.ts'
import type { Claims } from '../tokens.ts'
import type { ConfirmGround, DrawnRow, SavedLine } from './confirm-ground.ts'

interface Line {
  readonly saved: SavedLine
  readonly row: DrawnRow
  readonly stands: ReturnType<typeof standing>
}

/** Asks the rules of the domain whether a saved order may be placed as it stands; what the bench has none of ends it. */
export function judged(ground: ConfirmGround, claims: Claims, today: Temporal.PlainDate) {
  const { order, place, method, standardRate, isBeyondLean } = ground
  if (isBeyondLean || order.oneTimeFee !== null || order.template !== null || order.express) {
    throw new Error('the world of the bench has no such order')
  }
  must(gateOf(ground, claims) === null, 'it may be ordered')
  const lines = ground.lines.map((saved): Line => {
    const row = ground.rows.find(({ facts }) => facts.id === saved.rowId)
    if (!row || row.hasFlavors || saved.hasFlavors || saved.setAside) throw new Error('a line of no running row')
    return { saved, row, stands: standing(row.facts, today, true, claims) }
  })
  const right = (line: Line) => claims.permissions.includes(`Order${line.row.facts.therapy_area}Write`)
  must(lines.every(right), 'each area is allowed')
  must(method !== null && !method.needsPoint, 'there is a delivery method')
  must(receiverErrors(ground, claims).length === 0, 'the receiver is right')

  const checked = checkLines(lines.map((line) => lineToCheck(line, today)))
  must(checked.mayBePlaced, 'its lines may be placed')

  const days = deliveryDays(ground, lines, today)
  const wished = order.wished === null ? null : Temporal.PlainDate.from(order.wished)
  const earliest = latestOf(days)
  must(!wished || !earliest || isOnOrBefore(earliest, wished), 'it can be there by then')
  const parts = splitOrder(
    lines.map(({ row }, index) => ({
      index,
      parcel: null,
      deliveryDate: wished ?? days[index] ?? today,
      customerNumber: row.customerNumber,
    })),
    place.maxLines,
  )

  const fees = { smallOrderFee: 0, smallOrderThreshold: 0, logisticsRate: 0, expressFee: 0 }
  const priced = totalsOf({
    lines: lines.map(({ row, saved }) => ({
      pricePerPackage: row.price ?? 0,
      quantity: saved.quantity,
      vatRate: readRate(row.vatRate) ?? 0,
    })),
    fees: ground.fees
      ? {
          smallOrderFee: ground.fees.small,
          smallOrderThreshold: ground.fees.threshold,
          logisticsRate: readRate(ground.fees.logistics) ?? 0,
          expressFee: ground.fees.express,
        }
      : fees,
    isExpress: false,
    deliveryFee: method?.fee ?? 0,
    standardVatRate: readRate(standardRate ?? '') ?? 0,
  })
  const numbers = withdrawalNumbers(ground.rows, lines)
  // It is placed as it stands: what is other than it was saved is asked about, and nobody asks in the bench.
  must(priced.total === order.total, 'the price is as it was')
  must(
    lines.every(({ row, saved }) => row.price === saved.price),
    'each price is as it was',
  )
  must(
    lines.every((line, index) => isAsSaved(line, priced.lines[index]?.vat, numbers.get(line))),
    'each line is as it was saved',
  )
  must(
    parts.length === ground.parts.length &&
      parts.every(([first], index) => {
        const part = ground.parts[index]
        return part?.number === first?.customerNumber && part?.day === first?.deliveryDate.toString()
      }),
    'it is split as it was saved',
  )
  const { street, zip, city } = order
  const isThere = (each: ConfirmGround['addresses'][number]) =>
    each.verified && each.street === street && each.zip === zip && each.city === city
  const isWarnedOf = checked.lines.some(({ findings }) => findings.length > 0)
  const hasWarnings = isWarnedOf || !ground.addresses.some(isThere) || parts.length > 1
  return {
    lines,
    hasWarnings,
    isPreorder: wished !== null && earliest !== null && !wished.equals(earliest),
    totals: {
      currency: marketOf(claims.mac as MarketCode).currency,
      lines: lines.length,
      packages: lines.reduce((sum, { saved }) => sum + saved.quantity, 0),
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
    },
  }
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not so: ${what}`)
}

function receiverErrors({ order, place }: ConfirmGround, { mac }: Claims) {
  const { name, street, zip, city, entryCode } = order
  const { contactPhone, pointId: deliveryPointId, notifyBy, notifyPhone, notifyEmail, goodsLabel } = order
  return checkReceiver(
    {
      name,
      address: { street, zip, city, entryCode },
      contactPhone,
      deliveryPointId,
      notifyBy,
      notifyPhone,
      notifyEmail,
      goodsLabel,
    },
    {
      to: 'home',
      country: marketOf(mac as MarketCode).country,
      contactPhoneRequired: place.phoneRequired,
      goodsLabelRequired: place.labelRequired,
      notificationAllowed: ['phone', 'sms', 'email'],
      namesToKeepSecret: [],
    },
  )
}

function lineToCheck({ saved, row: { facts }, stands }: Line, today: Temporal.PlainDate) {
  const { interval, left, suggestion } = stands
  const item = { itemStatus: facts.item_status, stockStatus: facts.stock_status, isActive: facts.active }
  return {
    quantity: saved.quantity,
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

function deliveryDays({ place, holidays }: ConfirmGround, lines: readonly Line[], today: Temporal.PlainDate) {
  const facts = { today, isExpress: false, leadDays: place.leadDays, holidays: new Set(holidays) }
  return lines.map(({ row: { facts: item, delayedUntil } }) => {
    const expected = delayedUntil === null ? null : Temporal.PlainDate.from(delayedUntil)
    const goods = { itemStatus: item.item_status, stockStatus: item.stock_status, delayedUntil: expected }
    return earliestFor(goods, facts)
  })
}

/** Which withdrawal of its prescriptions each line is: of an area all the same. */
function withdrawalNumbers(rows: readonly DrawnRow[], lines: readonly Line[]): ReadonlyMap<Line, number> {
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

function isAsSaved({ saved, row: { facts, vatRate } }: Line, vat: number | undefined, withdrawal: number | undefined) {
  const { consumption: amount, consumption_period: period } = facts
  const use = dailyUse(amount !== null && period !== null ? { amount, period } : null)
  return (
    saved.part !== null &&
    saved.vat === vat &&
    saved.withdrawal === withdrawal &&
    readRate(saved.vatRate) === readRate(vatRate) &&
    saved.numerator === (use && Number(use.numerator)) &&
    saved.denominator === (use && Number(use.denominator))
  )
}
