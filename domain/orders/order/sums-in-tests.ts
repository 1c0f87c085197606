import type { FeeSettings, OrderToPrice } from './fees.ts'
import type { AreaToCharge } from './patient-fee.ts'

/**
 * The sums of an order worked out a second time, slowly, in exact fractions, as the rules are worded (rules 3.7, 3.8). Nothing
 * of the arithmetic of the product is used here.
 */

/** `above / below`, never shortened; `below` is above 0. */
interface Exact {
  readonly above: bigint
  readonly below: bigint
}

const exact = (above: number | bigint, below: number | bigint = 1): Exact => ({
  above: BigInt(above),
  below: BigInt(below),
})
const sumExact = (one: Exact, other: Exact): Exact =>
  exact(one.above * other.below + other.above * one.below, one.below * other.below)
const product = (one: Exact, other: Exact): Exact => exact(one.above * other.above, one.below * other.below)
const isBelow = (one: Exact, other: Exact): boolean => one.above * other.below < other.above * one.below
/** Of what is not negative. */
const roundDown = ({ above, below }: Exact): bigint => above / below
/** Half and more counts as a whole. */
const round2 = (value: Exact): bigint => roundDown(sumExact(value, exact(1, 2)))
const percent = (hundredths: number): Exact => exact(hundredths, 10_000)
const roundUp = ({ above, below }: Exact): bigint => (above + below - 1n) / below

export interface SlowSums {
  readonly lineNets: readonly bigint[]
  readonly feeNets: Readonly<
    Record<keyof Omit<FeeSettings, 'smallOrderThreshold' | 'logisticsRate'> | 'logisticsFee' | 'deliveryFee', bigint>
  >
  /** Of the lines, then of the fees: small order, logistics, express, delivery. */
  readonly vatShares: readonly bigint[]
  readonly vat: bigint
  readonly total: bigint
}

export function slowSums({ lines, fees, isExpress, deliveryFee, standardVatRate }: OrderToPrice): SlowSums {
  const lineNets = lines.map(({ pricePerPackage, quantity }) => {
    let net = 0n
    for (let each = 0; each < quantity; each += 1) net += BigInt(pricePerPackage)
    return net
  })
  let subtotal = 0n
  for (const net of lineNets) subtotal += net
  const feeNets = {
    smallOrderFee: 0n < subtotal && subtotal < BigInt(fees.smallOrderThreshold) ? BigInt(fees.smallOrderFee) : 0n,
    logisticsFee: round2(product(exact(subtotal), percent(fees.logisticsRate))),
    expressFee: isExpress ? BigInt(fees.expressFee) : 0n,
    deliveryFee: BigInt(deliveryFee),
  }
  const nets = [
    ...lineNets.map((net, at) => ({ net, rate: lines[at]?.vatRate ?? 0 })),
    ...Object.values(feeNets).map((net) => ({ net, rate: standardVatRate })),
  ]
  const vatShares = nets.map(() => 0n)
  let vat = 0n
  for (const rate of new Set(nets.map((each) => each.rate))) {
    const places = nets.flatMap((each, at) => (each.rate === rate ? [at] : []))
    let net = 0n
    for (const at of places) net += nets[at]?.net ?? 0n
    const ofRate = round2(product(exact(net), percent(rate)))
    vat += ofRate
    if (net === 0n) continue
    for (const [at, share] of shared(
      ofRate,
      places.map((each) => nets[each]?.net ?? 0n),
      net,
    )) {
      vatShares[places[at] ?? 0] = share
    }
  }
  let total = vat
  for (const { net } of nets) total += net
  return { lineNets, feeNets, vatShares, vat, total }
}

/** Each exact share rounded down; then one unit after the other to the largest remainder, the earliest among equal ones. */
function shared(sum: bigint, weights: readonly bigint[], whole: bigint): [number, bigint][] {
  const parts = weights.map((weight, at) => {
    const share = exact(sum * weight, whole)
    const down = roundDown(share)
    return { at, down, remainder: sumExact(share, exact(-down)), isLifted: false }
  })
  let missing = sum
  for (const { down } of parts) missing -= down
  for (; missing > 0n; missing -= 1n) {
    let next: (typeof parts)[number] | undefined
    for (const part of parts) {
      if (!part.isLifted && (!next || isBelow(next.remainder, part.remainder))) next = part
    }
    if (next) next.isLifted = true
  }
  return parts.map(({ at, down, isLifted }) => [at, isLifted ? down + 1n : down])
}

/** The months that the k-th of W withdrawals pays of M months, by paying month after month as soon as it is due. */
function slowMonths(number: number, months: number, withdrawals: number): number {
  const dueAfter = (withdrawal: number) => {
    const due = roundUp(exact(BigInt(withdrawal) * BigInt(months), withdrawals))
    return due < BigInt(months) ? Number(due) : months
  }
  let paid = 0
  for (let each = 1; each < number; each += 1) paid = dueAfter(each)
  return dueAfter(number) - paid
}

/** The fees of the areas of an order: computed area by area, or one that was typed and is shared among those that allow it. */
export function slowPatientFees(areas: readonly AreaToCharge<unknown>[], oneTimeFee: number | null): readonly bigint[] {
  if (oneTimeFee === null) return areas.map(slowPatientFee)
  const nets = areas.map(({ areaNet, oneTimeFeeAllowed }) => (oneTimeFeeAllowed ? BigInt(areaNet) : 0n))
  let whole = 0n
  for (const net of nets) whole += net
  if (whole === 0n) return areas.map(() => 0n)
  const charged = BigInt(oneTimeFee) < whole ? BigInt(oneTimeFee) : whole
  return shared(charged, nets, whole).map(([, share]) => share)
}

function slowPatientFee(area: AreaToCharge<unknown>): bigint {
  const { terms, areaNet, prescriptionMonths, withdrawals, withdrawalNumber } = area
  if (!terms) return 0n
  if (terms.minimumOrderLimit !== null && areaNet < terms.minimumOrderLimit) return 0n
  const months = terms.method === 'per-month' ? slowMonths(withdrawalNumber, prescriptionMonths, withdrawals) : 1
  let fee = 0n
  if (terms.type === 'percentage') fee = months >= 1 ? round2(product(exact(areaNet), percent(terms.rate))) : 0n
  else for (let month = 0; month < months; month += 1) fee += BigInt(terms.amount)
  return fee < BigInt(areaNet) ? fee : BigInt(areaNet)
}
