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
import type { StandingRow } from '../../prescriptions/index.ts'
import type { OrderBasis, PatientFeeRecord } from '../../prescriptions/index.ts'

export interface LineToPrice {
  readonly row: StandingRow
  readonly quantity: number
  readonly setAside: boolean
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

/** A percentage as the database writes it ('25.50') in hundredths of a percent. */
export function rateOf(percent: string): BasisPoints {
  const rate = readRate(percent)
  if (rate === null) throw new RangeError('a rate of the database that is none')
  return rate
}

/** The market's standard rate, which all fees bear. Without one nothing is priced: a missing rate is not a rate of 0. */
export function standardRateOf({ market, standard_vat_rate: rate }: OrderBasis): BasisPoints {
  if (rate === null) throw new Error(`no standard rate of VAT is written for market ${market} today`)
  return rateOf(rate)
}

/**
 * The sums of a withdrawal: fees, VAT and patient fee by the settings of the day (rules 3.7, 3.8). `rows` are all rows
 * of the person, because the number of a withdrawal counts over its whole prescription.
 */
export function priceOrder(
  basis: OrderBasis,
  rows: readonly StandingRow[],
  lines: readonly LineToPrice[],
  choice: PricingChoice,
): PricedOrder {
  const sent = lines.filter((line) => !line.setAside && line.quantity > 0)
  const priced = totalsOf({
    lines: sent.map(({ row, quantity }) => ({
      pricePerPackage: row.record.price ?? 0,
      quantity,
      vatRate: rateOf(row.record.vat_rate),
    })),
    fees: {
      smallOrderFee: basis.small_order_fee,
      smallOrderThreshold: basis.small_order_threshold,
      logisticsRate: rateOf(basis.logistics_percent),
      expressFee: basis.express_order_fee,
    },
    isExpress: choice.isExpress,
    deliveryFee: basis.delivery_methods.find((method) => method.code === choice.deliveryMethodCode)?.fee ?? 0,
    standardVatRate: standardRateOf(basis),
  })

  const amountOf = new Map(sent.map((line, index) => [line, priced.lines[index]]))
  const areas = areasToCharge(basis, rows, sent, (line) => amountOf.get(line)?.net ?? 0)
  const patientFees = patientFeesOf(areas, choice.oneTimePatientFee).map(({ area, ...fee }) => ({
    therapyArea: area,
    ...fee,
  }))
  const patientFee = patientFees.reduce((sum, each) => sum + each.fee, 0)
  const numberOf = numbersOf(rows, sent)
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
      patientFeeByArea: patientFees
        .filter((each) => each.fee > 0)
        .map(({ therapyArea, fee }) => ({ therapyArea, amount: fee })),
      payerAmount: payerAmount(priced.total, patientFee),
    },
    lines: lines.map((line) => {
      const amount = amountOf.get(line)
      return amount ? { ...amount, withdrawalNumber: numberOf.get(line) ?? null } : null
    }),
    patientFees,
    oneTimeFee: checkOneTimeFee(areas, choice.oneTimePatientFee),
  }
}

/** What the person pays of one area on this order, and the months that count as paid with it. */
export interface AreaFee {
  readonly therapyArea: TherapyArea
  readonly fee: Minor
  readonly months: number
}

function areasToCharge(
  basis: OrderBasis,
  rows: readonly StandingRow[],
  sent: readonly LineToPrice[],
  netOf: (line: LineToPrice) => Minor,
): AreaToCharge<TherapyArea>[] {
  return basis.patient_fees.flatMap((setting) => {
    const inArea = sent.filter((line) => line.row.record.therapy_area === setting.therapyArea)
    if (inArea.length === 0) return []
    return [
      {
        area: setting.therapyArea,
        terms: termsOf(setting),
        oneTimeFeeAllowed: setting.oneTimeFeeAllowed,
        areaNet: inArea.reduce((sum, line) => sum + netOf(line), 0),
        ...withdrawalOf(rows, prescriptionsOf(inArea)),
      },
    ]
  })
}

function prescriptionsOf(lines: readonly LineToPrice[]): ReadonlySet<number> {
  return new Set(lines.map((line) => line.row.record.prescription_id))
}

/** Which withdrawal of its prescription each line is: the same for all lines of an area that are sent together. */
function numbersOf(rows: readonly StandingRow[], sent: readonly LineToPrice[]): ReadonlyMap<LineToPrice, number> {
  const byArea = Map.groupBy(sent, (line) => line.row.record.therapy_area)
  return new Map(
    [...byArea.values()].flatMap((inArea) => {
      const { withdrawalNumber } = withdrawalOf(rows, prescriptionsOf(inArea))
      return inArea.map((line) => [line, withdrawalNumber] as const)
    }),
  )
}

/** Null where the client asks for a kind of fee that the recipient has no figure for: nothing is charged. */
export function termsOf({ method, type, minimumOrderLimit, amount, percentage }: PatientFeeRecord) {
  if (type === 'fixed') return amount === null ? null : { method, minimumOrderLimit, type, amount }
  return percentage === null ? null : { method, minimumOrderLimit, type, rate: rateOf(percentage) }
}

/** Which withdrawal of its prescription this order is, and how many months the prescription spreads over how many. */
export function withdrawalOf(rows: readonly StandingRow[], prescriptionIds: ReadonlySet<number>) {
  const own = rows.filter((row) => prescriptionIds.has(row.record.prescription_id))
  const made = new Map(
    own.flatMap((row) => row.rowDraws.map((draw) => [draw.customer_order_id, draw.withdrawal_number])),
  )
  const [first] = own
  const start = first && Temporal.PlainDate.from(first.record.start_date)
  const end = first && Temporal.PlainDate.from(first.record.end_date)
  return {
    withdrawalNumber: nextWithdrawalNumber([...made.values()]),
    withdrawals: Math.max(1, ...own.map((row) => row.record.withdrawals)),
    prescriptionMonths: start && end ? monthsOf({ start, end }) : 1,
  }
}
