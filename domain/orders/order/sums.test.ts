import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marketCodes, type MarketCode } from '../../market.ts'
import { orderFees, payerAmount, totalsOf, type OrderToPrice } from './fees.ts'
import { patientFeesOf, type AreaToCharge, type PatientFeeTerms } from './patient-fee.ts'
import { slowPatientFees, slowSums } from './sums-in-tests.ts'

/** The rates of VAT that a market has or has had, the standard one first. */
const rates: Readonly<Record<MarketCode, readonly [number, ...number[]]>> = {
  10: [2500, 1200, 600],
  30: [2550, 2400, 1400, 1350, 1000],
  40: [2500, 1500, 1200, 0],
  80: [2500, 0],
}

const amount = (most: number) => fc.oneof(fc.nat(most), fc.nat(100), fc.constantFrom(0, 1, 99, 100, most))
const percentage = fc.oneof(fc.nat(10_000), fc.constantFrom(0, 1, 250, 333, 1870, 10_000))

const terms: fc.Arbitrary<PatientFeeTerms> = fc
  .record({
    method: fc.constantFrom('per-month' as const, 'per-withdrawal' as const),
    minimumOrderLimit: fc.option(amount(500_000)),
    amount: amount(40_000),
    rate: percentage,
    isFixed: fc.boolean(),
  })
  .map(({ method, minimumOrderLimit, isFixed, amount: fixed, rate }) =>
    isFixed
      ? { method, minimumOrderLimit, type: 'fixed', amount: fixed }
      : { method, minimumOrderLimit, type: 'percentage', rate },
  )

interface Drawn {
  readonly order: OrderToPrice
  readonly areas: readonly AreaToCharge<number>[]
  readonly oneTimeFee: number | null
}

/** An order of some therapy areas, each line in one of them, with the fees of its client and its person. */
function orderIn(market: MarketCode): fc.Arbitrary<Drawn> {
  const [standardVatRate] = rates[market]
  const line = fc.record({
    pricePerPackage: amount(1_000_000),
    quantity: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 400 })),
    vatRate: fc.constantFrom(...rates[market]),
    area: fc.nat(3),
  })
  const person = fc.record({
    terms: fc.option(terms, { freq: 10 }),
    prescriptionMonths: fc.integer({ min: 1, max: 36 }),
    withdrawals: fc.integer({ min: 1, max: 40 }),
    withdrawalNumber: fc.integer({ min: 1, max: 45 }),
    oneTimeFeeAllowed: fc.boolean(),
  })
  return fc
    .record({
      lines: fc.array(line, { maxLength: 12 }),
      fees: fc.record({
        smallOrderFee: amount(20_000),
        smallOrderThreshold: amount(2_000_000),
        logisticsRate: percentage,
        expressFee: amount(150_000),
      }),
      isExpress: fc.boolean(),
      deliveryFee: amount(20_000),
      persons: fc.tuple(person, person, person, person),
      oneTimeFee: fc.option(amount(1_000_000), { freq: 3 }),
    })
    .map(({ lines, persons, oneTimeFee, ...order }) => ({
      order: { ...order, lines, standardVatRate },
      areas: persons.map((each, area) => ({
        ...each,
        area,
        areaNet: lines
          .filter((given) => given.area === area)
          .reduce((sum, given) => sum + given.pricePerPackage * given.quantity, 0),
      })),
      oneTimeFee,
    }))
}

const numRuns = 5_000

describe.each(marketCodes)('all sums of an order in market %i', (market) => {
  test('are those of the slow reference, to the unit', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(orderIn(market), ({ order, areas, oneTimeFee }) => {
        const totals = totalsOf(order)
        const slow = slowSums(order)
        expect([
          totals.lines.map(({ net }) => BigInt(net)),
          orderFees.map((fee) => BigInt(totals.fees[fee].net)),
          [...totals.lines, ...orderFees.map((fee) => totals.fees[fee])].map(({ vat }) => BigInt(vat)),
          BigInt(totals.vat),
          BigInt(totals.total),
        ]).toEqual([slow.lineNets, orderFees.map((fee) => slow.feeNets[fee]), slow.vatShares, slow.vat, slow.total])

        const fees = patientFeesOf(areas, oneTimeFee)
        const slowFees = slowPatientFees(areas, oneTimeFee)
        expect(fees.map(({ fee }) => BigInt(fee))).toEqual(slowFees)
        const patientFee = fees.reduce((sum, { fee }) => sum + fee, 0)
        const isCapped = patientFee <= totals.subtotal && payerAmount(totals.total, patientFee) >= 0
        expect([isCapped, Number.isSafeInteger(totals.total)]).toEqual([true, true])
      }),
      { numRuns, seed: market },
    )
  })
})

test('the reference finds a unit that is handed to the wrong line', () => {
  const order = {
    lines: [10, 10, 10].map((pricePerPackage) => ({ pricePerPackage, quantity: 1, vatRate: 2500 })),
    fees: { smallOrderFee: 0, smallOrderThreshold: 0, logisticsRate: 0, expressFee: 0 },
    isExpress: false,
    deliveryFee: 0,
    standardVatRate: 2500,
  }
  expect(slowSums(order).vatShares).toEqual([3n, 3n, 2n, 0n, 0n, 0n, 0n])
})
