import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOf } from '../../money.ts'
import { orderFees, payerAmount, totalsOf, type OrderToPrice, type OrderTotals } from './fees.ts'

const noFees = { smallOrderFee: 0, smallOrderThreshold: 0, logisticsRate: 0, expressFee: 0 }
const line = (pricePerPackage: number, vatRate: number, quantity = 1) => ({ pricePerPackage, quantity, vatRate })
const order = (changed: Partial<OrderToPrice>): OrderToPrice => ({
  lines: [],
  fees: noFees,
  isExpress: false,
  deliveryFee: 0,
  standardVatRate: 2500,
  ...changed,
})

const vatOf = ({ lines, fees }: OrderTotals) => [
  ...lines.map((each) => each.vat),
  ...orderFees.filter((fee) => fees[fee].net > 0).map((fee) => fees[fee].vat),
]

describe('the sums of an order', () => {
  test('of lines 140 and 40 with small fee 75 and logistics 3 % come to 325.50', () => {
    const totals = totalsOf(
      order({
        lines: [line(7000, 2500, 2), line(4000, 2500)],
        fees: { ...noFees, smallOrderFee: 7500, smallOrderThreshold: 50_000, logisticsRate: 300 },
      }),
    )
    expect(totals).toMatchObject({ subtotal: 18_000, vat: 6510, total: 32_550 })
    expect(totals.vatByRate).toEqual([{ rate: 2500, net: 26_040, vat: 6510 }])
    expect(vatOf(totals)).toEqual([3500, 1000, 1875, 135])
  })

  test.each<[string, OrderToPrice, number[], number[]]>([
    ['0.10, 0.10, 0.10 at 25 %', order({ lines: [line(10, 2500), line(10, 2500), line(10, 2500)] }), [8], [3, 3, 2]],
    [
      'SE: nutrition 100 at 6 %, fee 75 at 25 %',
      order({ lines: [line(10_000, 600)], fees: { ...noFees, smallOrderFee: 7500, smallOrderThreshold: 50_000 } }),
      [600, 1875],
      [600, 1875],
    ],
    [
      'FI: 33.33 at 25.5 %, 10.10 and 19.99 at 13.5 %, fee 7.50 at 25.5 %',
      order({
        lines: [line(3333, 2550), line(1010, 1350), line(1999, 1350)],
        fees: { ...noFees, smallOrderFee: 750, smallOrderThreshold: 10_000 },
        standardVatRate: 2550,
      }),
      [1041, 406],
      [850, 136, 270, 191],
    ],
    [
      'NO: food 99.90 at 15 %, 0.04 and 0.33 at 25 %',
      order({ lines: [line(9990, 1500), line(4, 2500), line(33, 2500)] }),
      [1499, 9],
      [1499, 1, 8],
    ],
  ])('carry, for %s, this VAT per rate and per line', (_, priced, rates, parts) => {
    const totals = totalsOf(priced)
    expect(totals.vatByRate.map((each) => each.vat)).toEqual(rates)
    expect(vatOf(totals)).toEqual(parts)
  })

  test('hold the small order fee only above 0 and below the threshold (O-4-44)', () => {
    const fees = { ...noFees, smallOrderFee: 7500, smallOrderThreshold: 50_000 }
    const feeFor = (price: number) =>
      totalsOf(order({ lines: price > 0 ? [line(price, 2500)] : [], fees })).fees.smallOrderFee.net
    expect([0, 1, 49_999, 50_000].map(feeFor)).toEqual([0, 7500, 7500, 0])
  })

  test('hold the express fee only for an express order, and the fee of the delivery method (O-2-50, O-4-44)', () => {
    const priced = order({ lines: [line(10_000, 2500)], fees: { ...noFees, expressFee: 15_000 }, deliveryFee: 4900 })
    expect(totalsOf(priced).total).toBe(18_625)
    expect(totalsOf({ ...priced, isExpress: true }).total).toBe(37_375)
  })

  test('hold the patient fee, which is not added', () => {
    expect(payerAmount(32_550, 10_000)).toBe(22_550)
  })
})

/**
 * Hands the VAT of one rate out unit by unit, each to whoever is furthest below the exact share, the earlier among
 * equals.
 */
function handedOut(vat: number, nets: readonly number[]): number[] {
  const whole = sumOf(nets)
  const given = nets.map(() => 0)
  for (let unit = 0; unit < vat; unit += 1) {
    const behind = nets.map((net, index) => vat * net - (given[index] ?? 0) * whole)
    const furthest = behind.indexOf(Math.max(...behind))
    given[furthest] = (given[furthest] ?? 0) + 1
  }
  return given
}

describe('over random orders', () => {
  const lines = fc.array(
    fc.record({
      pricePerPackage: fc.nat(900),
      quantity: fc.integer({ min: 1, max: 4 }),
      vatRate: fc.constantFrom(600, 1200, 1350, 1500, 2500, 2550),
    }),
    { maxLength: 8 },
  )
  const fees = fc.record({
    smallOrderFee: fc.nat(750),
    smallOrderThreshold: fc.nat(5000),
    logisticsRate: fc.nat(700),
    expressFee: fc.nat(1500),
  })

  test('lines and fees add up to the order', () => {
    fc.assert(
      fc.property(lines, fees, fc.boolean(), fc.nat(990), (priced, feeSettings, isExpress, deliveryFee) => {
        const totals = totalsOf({ lines: priced, fees: feeSettings, isExpress, deliveryFee, standardVatRate: 2500 })
        const amounts = [...totals.lines, ...orderFees.map((fee) => totals.fees[fee])]
        expect(sumOf(amounts.map((each) => each.vat))).toBe(totals.vat)
        expect(sumOf(amounts.map((each) => each.net + each.vat))).toBe(totals.total)
      }),
      { numRuns: 300 },
    )
  })

  test('every sum is what adding it up öre by öre gives', () => {
    /** Half and more counts as a whole. */
    const percentByCounting = (net: number, rate: number) => {
      let whole = 0
      while ((whole + 1) * 20_000 <= 2 * net * rate + 10_000) whole += 1
      return whole
    }
    fc.assert(
      fc.property(lines, fees, fc.integer({ min: -1, max: 1 }), fc.boolean(), (priced, usual, above, isExpress) => {
        let subtotal = 0
        for (const each of priced)
          for (let piece = 0; piece < each.quantity; piece += 1) subtotal += each.pricePerPackage
        // The threshold lies just below the lines, at them, or just above.
        const settings = { ...usual, smallOrderThreshold: Math.max(0, subtotal + above) }
        const deliveryFee = 490
        const totals = totalsOf({ lines: priced, fees: settings, isExpress, deliveryFee, standardVatRate: 2500 })
        const isSmall = subtotal > 0 && subtotal < settings.smallOrderThreshold
        const expected = {
          smallOrderFee: isSmall ? settings.smallOrderFee : 0,
          logisticsFee: percentByCounting(subtotal, settings.logisticsRate),
          expressFee: isExpress ? settings.expressFee : 0,
          deliveryFee,
        }
        expect(totals.subtotal).toBe(subtotal)
        expect(Object.fromEntries(orderFees.map((fee) => [fee, totals.fees[fee].net]))).toEqual(expected)

        const nets = [
          ...priced.map((each) => ({ net: each.pricePerPackage * each.quantity, rate: each.vatRate })),
          ...Object.values(expected).map((net) => ({ net, rate: 2500 })),
        ]
        const rates = [...new Set(nets.map(({ rate }) => rate))]
        const vat = rates.map((rate) =>
          percentByCounting(sumOf(nets.filter((each) => each.rate === rate).map(({ net }) => net)), rate),
        )
        expect(totals.vat).toBe(sumOf(vat))
        expect(totals.total).toBe(sumOf(nets.map(({ net }) => net)) + sumOf(vat))
      }),
      { numRuns: 100 },
    )
  })

  test('each share is what handing the VAT out unit by unit gives', () => {
    fc.assert(
      fc.property(lines, (priced) => {
        const totals = totalsOf(order({ lines: priced }))
        for (const { rate, vat } of totals.vatByRate) {
          const ofRate = totals.lines.filter((each, index) => priced[index]?.vatRate === rate && each.net > 0)
          expect(ofRate.map((each) => each.vat)).toEqual(
            handedOut(
              vat,
              ofRate.map((each) => each.net),
            ),
          )
        }
      }),
      { numRuns: 200 },
    )
  })
})
