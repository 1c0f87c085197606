import type { Totals } from '@omsorg/contract/orders/withdrawal/totals.ts'
import { readRate, type BasisPoints, type Minor } from '@omsorg/domain/money.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { payerAmount, totalsOf, type OrderTotals } from '@omsorg/domain/orders/order/fees.ts'
import { patientFeeOf } from '@omsorg/domain/orders/order/patient-fee.ts'
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
  /** Net and VAT of each line that is sent, in the order of the lines given; null for one set aside. */
  readonly lines: readonly ({ readonly net: Minor; readonly vat: Minor } | null)[]
  readonly patientFees: readonly AreaFee[]
}

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
    standardVatRate: rateOf(basis.standard_vat_rate),
  })

  const patientFees = patientFeesOf(basis, rows, sent, priced, choice.oneTimePatientFee)
  const patientFee = patientFees.reduce((sum, each) => sum + each.fee, 0)
  const amountOf = new Map(sent.map((line, index) => [line, priced.lines[index]]))
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
    lines: lines.map((line) => amountOf.get(line) ?? null),
    patientFees,
  }
}

/** What the person pays of one area on this order, and the months that count as paid with it. */
export interface AreaFee {
  readonly therapyArea: TherapyArea
  readonly fee: Minor
  readonly months: number
}

function patientFeesOf(
  basis: OrderBasis,
  rows: readonly StandingRow[],
  sent: readonly LineToPrice[],
  priced: OrderTotals,
  oneTimeFee: Minor | null,
): AreaFee[] {
  return basis.patient_fees.flatMap((terms) => {
    const inArea = sent.filter((line) => line.row.record.therapy_area === terms.therapyArea)
    const agreed = termsOf(terms)
    if (inArea.length === 0 || !agreed) return []
    const areaNet = inArea.reduce((sum, line) => sum + (priced.lines[sent.indexOf(line)]?.net ?? 0), 0)
    const result = patientFeeOf({
      terms: agreed,
      areaNet,
      ...withdrawalOf(rows, new Set(inArea.map((line) => line.row.record.prescription_id))),
      oneTimeFee: terms.oneTimeFeeAllowed ? oneTimeFee : null,
    })
    return [{ therapyArea: terms.therapyArea, ...result }]
  })
}

/** Null where the client asks for a kind of fee that the recipient has no figure for: nothing is charged. */
export function termsOf({ method, type, minimumOrderLimit, amount, percentage }: PatientFeeRecord) {
  if (type === 'fixed') return amount === null ? null : { method, minimumOrderLimit, type, amount }
  return percentage === null ? null : { method, minimumOrderLimit, type, rate: rateOf(percentage) }
}

/** Which withdrawal of its prescription this order is, and how many months the prescription spreads over how many. */
export function withdrawalOf(rows: readonly StandingRow[], prescriptionIds: ReadonlySet<number>) {
  const own = rows.filter((row) => prescriptionIds.has(row.record.prescription_id))
  const made = new Set(own.flatMap((row) => row.rowDraws.map((draw) => draw.customer_order_id)))
  const [first] = own
  const start = first && Temporal.PlainDate.from(first.record.start_date)
  const end = first && Temporal.PlainDate.from(first.record.end_date)
  return {
    withdrawalNumber: made.size + 1,
    withdrawals: Math.max(1, ...own.map((row) => row.record.withdrawals)),
    prescriptionMonths: start && end ? monthsOf({ start, end }) : 1,
  }
}
