import type { Totals } from '@omsorg/contract/orders/placing/totals.ts'
import { readRate, type BasisPoints, type Minor } from '@omsorg/domain/money.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { payerAmount, totalsOf } from '@omsorg/domain/orders/order/fees.ts'
import {
  type AreaToCharge,
  checkOneTimeFee,
  nextWithdrawalNumber,
  patientFeesOf,
} from '@omsorg/domain/orders/order/patient-fee.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { monthsOf } from '@omsorg/domain/calendar/period.ts'
import type { PatientFeeRecord, PlaceBasis, StandingRow } from '../../prescriptions/index.ts'
import type { Orderable } from './orderable.ts'

export interface LineToPrice {
  readonly item: Orderable
  readonly quantity: number
  readonly setAside: boolean
}

/** Whoever pays her own part of an order, with all rows of hers: the number of a withdrawal counts over its prescription. */
export interface Payer {
  readonly careRecipientId: number
  readonly patientFees: readonly PatientFeeRecord[]
  readonly rows: readonly StandingRow[]
}

export interface PricedOrder {
  readonly totals: Totals
  /** Each line that is sent, in the order of the lines given; null for one set aside. */
  readonly lines: readonly PricedLine[]
  readonly patientFees: readonly AreaFee[]
  /** Whether the fee that was typed for the order can be charged. */
  readonly oneTimeFee: ReturnType<typeof checkOneTimeFee>
}

type PricedLine = { readonly net: Minor; readonly vat: Minor; readonly withdrawalNumber: number | null } | null

export interface PricingChoice {
  readonly deliveryMethodCode: string | null
  readonly isExpress: boolean
  readonly oneTimePatientFee: Minor | null
}

/** Of the rates of a country and the percentages of its settings, which are few; an order asks for them by the thousand. */
const knownRates = new Map<string, BasisPoints>()

/** A percentage as the database writes it ('25.50') in hundredths of a percent. */
export function rateOf(percent: string): BasisPoints {
  const rate = knownRates.get(percent) ?? readRate(percent)
  if (rate === null) throw new RangeError('a rate of the database that is none')
  knownRates.set(percent, rate)
  return rate
}

/** The market's standard rate, which all fees bear; null where none is written for the day, which is not a rate of 0. */
export function standardRateOf({ standard_vat_rate: rate }: Pick<PlaceBasis, 'standard_vat_rate'>): BasisPoints | null {
  return rate === null ? null : rateOf(rate)
}

/**
 * The sums of an order: fees and VAT by the settings of the day, once for the order, and what each person pays of it (rules
 * 3.7, 3.8). A fee that was typed stands for the one person that the order is for.
 */
export function priceOrder(
  basis: PlaceBasis,
  payers: readonly Payer[],
  lines: readonly LineToPrice[],
  choice: PricingChoice,
): PricedOrder {
  const sent = lines.filter((line) => !line.setAside && line.quantity > 0)
  const standardVatRate = standardRateOf(basis)
  // Without a standard rate no line has a price (code 14): nothing can be sent, and nothing bears a fee.
  const hasFees = standardVatRate !== null
  const fee = basis.delivery_methods.find((method) => method.code === choice.deliveryMethodCode)?.fee ?? 0
  const priced = totalsOf({
    lines: sent.map(({ item, quantity }) => ({
      pricePerPackage: item.record.price ?? 0,
      quantity,
      vatRate: rateOf(item.record.vat_rate),
    })),
    fees: {
      smallOrderFee: basis.small_order_fee,
      smallOrderThreshold: basis.small_order_threshold,
      logisticsRate: rateOf(basis.logistics_percent),
      expressFee: basis.express_order_fee,
    },
    isExpress: hasFees && choice.isExpress,
    deliveryFee: hasFees ? fee : 0,
    standardVatRate: standardVatRate ?? 0,
  })

  const amountOf = new Map(sent.map((line, index) => [line, priced.lines[index]]))
  const sentTo = Map.groupBy(sent, ({ item }) => item.record.care_recipient_id)
  const charged = payers.map((payer) => {
    const own = sentTo.get(payer.careRecipientId) ?? []
    const areas = areasToCharge(payer, own, (line) => amountOf.get(line)?.net ?? 0)
    return { payer, own, areas }
  })
  const patientFees = charged.flatMap(({ payer: { careRecipientId }, areas }) =>
    patientFeesOf(areas, choice.oneTimePatientFee).map(({ area, ...fee }) => ({
      careRecipientId,
      therapyArea: area,
      ...fee,
    })),
  )
  const patientFee = patientFees.reduce((sum, each) => sum + each.fee, 0)
  const numberOf = new Map(charged.flatMap(({ payer, own }) => numbersOf(payer.rows, own)))
  return {
    totals: {
      currency: marketOf(basis.market).currency,
      lines: sent.length,
      packages: sent.reduce((sum, line) => sum + line.quantity, 0),
      subtotal: priced.subtotal,
      smallOrderFee: priced.fees.smallOrderFee.net,
      logisticsFee: priced.fees.logisticsFee.net,
      expressFee: priced.fees.expressFee.net,
      deliveryFee: priced.fees.deliveryFee.net,
      vat: priced.vat,
      vatByRate: priced.vatByRate.map(({ rate, vat }) => ({ rate, vat })),
      total: priced.total,
      patientFee,
      patientFeeByArea: byArea(patientFees),
      payerAmount: payerAmount(priced.total, patientFee),
    },
    lines: lines.map((line) => {
      const amount = amountOf.get(line)
      return amount ? { ...amount, withdrawalNumber: numberOf.get(line) ?? null } : null
    }),
    patientFees,
    oneTimeFee: checkOneTimeFee(
      charged.flatMap(({ areas }) => areas),
      choice.oneTimePatientFee,
    ),
  }
}

/** What a person pays of one area on this order, and the months that count as paid with it. */
export interface AreaFee {
  readonly careRecipientId: number
  readonly therapyArea: TherapyArea
  readonly fee: Minor
  readonly months: number
}

function byArea(fees: readonly AreaFee[]): Totals['patientFeeByArea'] {
  const charged = fees.filter(({ fee }) => fee > 0)
  return [...Map.groupBy(charged, ({ therapyArea }) => therapyArea)].map(([therapyArea, own]) => ({
    therapyArea,
    amount: own.reduce((sum, { fee }) => sum + fee, 0),
  }))
}

function areasToCharge(
  { patientFees, rows }: Payer,
  sent: readonly LineToPrice[],
  netOf: (line: LineToPrice) => Minor,
): AreaToCharge<TherapyArea>[] {
  return patientFees.flatMap((setting) => {
    const inArea = sent.filter((line) => line.item.record.therapy_area === setting.therapyArea)
    if (inArea.length === 0) return []
    const prescriptions = prescriptionsOf(inArea)
    return [
      {
        area: setting.therapyArea,
        // What is on no prescription is no withdrawal, and no fee is computed of it (decision 0039).
        terms: prescriptions.size > 0 ? termsOf(setting) : null,
        oneTimeFeeAllowed: setting.oneTimeFeeAllowed,
        areaNet: inArea.reduce((sum, line) => sum + netOf(line), 0),
        ...withdrawalOf(rows, prescriptions),
      },
    ]
  })
}

function prescriptionsOf(lines: readonly LineToPrice[]): ReadonlySet<number> {
  return new Set(lines.flatMap(({ item }) => item.record.prescription_id ?? []))
}

/** Which withdrawal of its prescription each line is: the same for all lines of an area that are sent together. */
function numbersOf(rows: readonly StandingRow[], sent: readonly LineToPrice[]): (readonly [LineToPrice, number])[] {
  const drawn = sent.filter(({ item }) => item.record.prescription_id !== null)
  return [...Map.groupBy(drawn, ({ item }) => item.record.therapy_area).values()].flatMap((inArea) => {
    const number = withdrawalNumberOf(rowsIn(rows, prescriptionsOf(inArea)))
    return inArea.map((line) => [line, number] as const)
  })
}

/** Null where the client asks for a kind of fee that the recipient has no figure for: nothing is charged. */
export function termsOf({ method, type, minimumOrderLimit, amount, percentage }: PatientFeeRecord) {
  if (type === 'fixed') return amount === null ? null : { method, minimumOrderLimit, type, amount }
  return percentage === null ? null : { method, minimumOrderLimit, type, rate: rateOf(percentage) }
}

/** Which withdrawal of its prescription this order is, and how many months the prescription spreads over how many. */
export function withdrawalOf(rows: readonly StandingRow[], prescriptionIds: ReadonlySet<number>) {
  const own = rowsIn(rows, prescriptionIds)
  const [first] = own
  const start = first && Temporal.PlainDate.from(first.record.start_date)
  const end = first && Temporal.PlainDate.from(first.record.end_date)
  return {
    withdrawalNumber: withdrawalNumberOf(own),
    withdrawals: Math.max(1, ...own.map((row) => row.record.withdrawals)),
    prescriptionMonths: start && end ? monthsOf({ start, end }) : 1,
  }
}

function rowsIn(rows: readonly StandingRow[], prescriptionIds: ReadonlySet<number>): StandingRow[] {
  return rows.filter((row) => prescriptionIds.has(row.record.prescription_id))
}

function withdrawalNumberOf(rows: readonly StandingRow[]): number {
  const made = new Map(
    rows.flatMap((row) => row.rowDraws.map((draw) => [draw.customer_order_id, draw.withdrawal_number])),
  )
  return nextWithdrawalNumber([...made.values()])
}
